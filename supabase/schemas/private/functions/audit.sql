-- p_audit is the router's audit context {operation, reason?, request_id}. p_body_reason replaces a
-- missing reason.
create function private.audit(
  p_staff private.staff_member,
  p_audit jsonb,
  p_target_type text,
  p_target_id text,
  p_before jsonb,
  p_after jsonb,
  p_body_reason text default null,
  p_kind text default 'change'
) returns void
language plpgsql volatile
as $$
declare
  v_body_reason constant text := btrim(p_body_reason, E' \t\r\n');
begin
  insert into private.audit_log (
    actor_id, role, action, target_type, target_id, reason, before, after, request_id,
    kind)
  values (
    p_staff.id,
    p_staff.role,
    p_audit ->> 'operation',
    p_target_type,
    p_target_id,
    coalesce(
      p_audit ->> 'reason',
      case when char_length(v_body_reason) >= 3 then left(v_body_reason, 500) end),
    p_before,
    -- When a proposal is performed, its proposer is the actor.
    case
      when p_audit ? 'approval_id' then p_after || jsonb_build_object(
        'approval_id', p_audit -> 'approval_id',
        'approved_by', p_audit -> 'approved_by')
      else p_after
    end,
    p_audit ->> 'request_id',
    p_kind);
end
$$;
