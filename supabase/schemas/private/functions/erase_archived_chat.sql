create function private.erase_archived_chat(p_user_id uuid, p_alias text) returns void
language plpgsql volatile security definer
as $$
declare
  v_is_hosted constant text := (
    select owners.condition
    from private.personal_owners as owners
    where owners.relation = 'public.live_chat_messages'
      and owners.owner = 'host');
  v_month regclass;
begin
  for v_month in
    select months from private.archived_months() as months
  loop
    execute format(
      'update %s set username = $2, text = ''[deleted]'' where user_id = $1', v_month)
    using p_user_id::text, p_alias;
    execute format('update %s set text = ''[deleted]'' where %s', v_month, v_is_hosted)
    using p_user_id;
  end loop;
end
$$;
