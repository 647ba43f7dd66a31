create function private.archived_chat(p_user_id uuid) returns setof public.live_chat_messages
language plpgsql stable security definer
as $$
declare
  v_month regclass;
begin
  for v_month in
    select months from private.archived_months() as months
  loop
    -- By name: an archived month may lack columns of the current table.
    return query execute format(
      'select messages.*
      from %s as archived
      cross join jsonb_populate_record(
        null::public.live_chat_messages, to_jsonb(archived)) as messages
      where archived.user_id = $1', v_month)
    using p_user_id::text;
  end loop;
end
$$;
