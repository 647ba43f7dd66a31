-- Stores an event of the finance portal in the inbox; a repeat changes nothing.
create function api.internal_receive(
  p_event_id text,
  p_type text,
  p_data jsonb,
  p_digest text
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_stored_digest text;
begin
  insert into private.finance_inbox (id, type, data, digest)
  values (p_event_id, p_type, p_data, p_digest)
  on conflict (id) do nothing;
  select inbox.digest
  into v_stored_digest
  from private.finance_inbox as inbox
  where inbox.id = p_event_id;
  if v_stored_digest <> p_digest then
    perform private.raise_error('message_id_reused');
  end if;
  return jsonb_build_object('id', p_event_id, 'received', true);
end
$$;
revoke execute on function api.internal_receive(text, text, jsonb, text) from authenticated;
grant execute on function api.internal_receive(text, text, jsonb, text) to service_role;
