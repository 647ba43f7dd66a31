create function private.erase_archived_chat(p_user_id uuid, p_alias text) returns void
language plpgsql volatile security definer
as $$
declare
  v_month regclass;
begin
  for v_month in
    select months from private.archived_months('public.live_chat_messages') as months
  loop
    execute format(
      'update %s set username = $2, text = ''[deleted]'' where user_id = $1', v_month)
    using p_user_id::text, p_alias;
  end loop;
end
$$;
