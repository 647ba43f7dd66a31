create function private.live_streams_count() returns trigger
language plpgsql volatile security definer
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.count_live_streams(old.status, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_live_streams(new.status, 1);
  end if;
  return null;
end
$$;
