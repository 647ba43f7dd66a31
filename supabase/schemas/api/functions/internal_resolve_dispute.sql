-- The finance portal ends a dispute; a repeated p_command_id returns the first result. p_command:
-- {dispute_id | order_id, resolution: release | refund | split, refund_amount?, note?, actor}.
create function api.internal_resolve_dispute(
  p_command_id text,
  p_digest text,
  p_command jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_command private.portal_commands;
  v_dispute private.disputes;
begin
  -- A concurrent call with the same id waits here until this transaction ends.
  insert into private.portal_commands (id, digest, command)
  values (p_command_id, p_digest, p_command)
  on conflict (id) do nothing;
  if not found then
    select commands.* into v_command
    from private.portal_commands as commands
    where commands.id = p_command_id;
    if v_command.digest <> p_digest then
      perform private.raise_error('message_id_reused');
    end if;
    return jsonb_build_object('is_replay', true, 'dispute', v_command.answer);
  end if;

  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = coalesce((p_command ->> 'dispute_id')::uuid, disputes.id)
    and disputes.order_id = coalesce((p_command ->> 'order_id')::uuid, disputes.order_id)
    and num_nonnulls(p_command ->> 'dispute_id', p_command ->> 'order_id') > 0;
  if v_dispute.id is null then
    perform private.raise_error('dispute_not_found');
  end if;
  v_dispute := private.resolve_dispute(
    v_dispute.id,
    p_command ->> 'resolution',
    p_command ->> 'note',
    'portal',
    null,
    (p_command ->> 'refund_amount')::bigint);
  update private.portal_commands
  set answer = private.dispute_record(v_dispute.order_id)
  where id = p_command_id
  returning * into v_command;
  return jsonb_build_object('is_replay', false, 'dispute', v_command.answer);
end
$$;
revoke execute on function api.internal_resolve_dispute(text, text, jsonb) from authenticated;
grant execute on function api.internal_resolve_dispute(text, text, jsonb) to service_role;
