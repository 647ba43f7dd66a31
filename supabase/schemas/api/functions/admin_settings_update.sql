create function api.admin_settings_update(
  p_key text,
  p_value bigint,
  p_reason text,
  p_audit jsonb,
  p_expected bigint default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('superadmin');
  v_present bigint;
  v_proposed bigint;
begin
  select settings.value into v_present from private.settings where settings.name = p_key;
  -- A repeated request means the value at its first time, also after its approval.
  select (approvals.request ->> 'expected')::bigint into v_proposed
  from private.approvals
  where approvals.proposer_id = v_staff.id
    and approvals.kind = 'setting'
    and approvals.request_id = p_audit ->> 'request_id';
  return private.propose(
    'setting',
    v_staff,
    jsonb_build_object(
      'key', p_key, 'value', p_value, 'expected', coalesce(p_expected, v_proposed, v_present)),
    p_audit || jsonb_build_object(
      'reason', coalesce(p_audit ->> 'reason', btrim(p_reason, E' \t\r\n'))));
end
$$;
