create function api.internal_resolve_dispute(
  p_command_id text,
  p_digest text,
  p_command jsonb
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_known private.portal_commands;
  v_dispute private.disputes;
begin
  -- A emulator of this call that comes at the same instant waits here until we are done, or undone.
  insert into private.portal_commands (id, digest, command) values (p_command_id, p_digest, p_command)
  on conflict (id) do nothing;
  if not found then
    select commands.* into v_known from private.portal_commands as commands where commands.id = p_command_id;
    if v_known.digest <> p_digest then
      perform private.raise_error('CONFLICT', 'This webhook-id ordered something else before.');
    end if;
    return jsonb_build_object('is_replay', true, 'dispute', v_known.answer);
  end if;

  select disputes.* into v_dispute from private.disputes
  where disputes.id = coalesce((p_command ->> 'dispute_id')::uuid, disputes.id)
    and disputes.order_id = coalesce((p_command ->> 'order_id')::uuid, disputes.order_id)
    and num_nonnulls(p_command ->> 'dispute_id', p_command ->> 'order_id') > 0;
  if v_dispute.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such dispute.');
  end if;
  v_dispute := private.resolve_dispute(v_dispute.id, p_command ->> 'resolution', p_command ->> 'note', 'portal', null);
  update private.portal_commands set answer = private.dispute_record(v_dispute.order_id)
  where id = p_command_id returning * into v_known;
  return jsonb_build_object('is_replay', false, 'dispute', v_known.answer);
end
$$;
comment on function api.internal_resolve_dispute(text, text, jsonb) is
  'The finance portal ends a dispute {dispute_id | order_id, resolution, note?, actor} by the same operation as staff; a repeat of its id is answered as the first was.';
revoke execute on function api.internal_resolve_dispute(text, text, jsonb) from authenticated;
grant execute on function api.internal_resolve_dispute(text, text, jsonb) to service_role;
