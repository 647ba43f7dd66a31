create function private.live_streams_count() returns trigger
language plpgsql volatile security definer
as $$
declare
  v_status public.live_status;
  v_by bigint;
begin
  for v_status, v_by in
    select old.status, -1 where tg_op <> 'INSERT'
    union all
    select new.status, 1 where tg_op <> 'DELETE'
  loop
    update private.live_stream_counts as counts
    set streams = counts.streams + v_by
    where counts.stripe = (
      select free.stripe
      from private.live_stream_counts as free
      where free.status = v_status
      limit 1
      for update skip locked
    );
    if not found then
      insert into private.live_stream_counts (status, streams)
      values (v_status, v_by);
    end if;
  end loop;
  return null;
end
$$;
