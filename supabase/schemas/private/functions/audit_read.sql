-- Logs that staff opened personal data of p_user_ids. p_what names the data and never contains it.
-- Rejects more than disclosures_per_day openings within 24 hours, of all kinds together.
create function private.audit_read(
  p_staff private.staff_member,
  p_audit jsonb,
  p_target_type text,
  p_target_id text,
  p_what jsonb,
  variadic p_user_ids uuid[]
) returns void
language plpgsql volatile
as $$
declare
  v_max constant bigint := private.setting('disclosures_per_day');
begin
  -- Concurrent openings by one member of staff are counted one after the other, and a role revoked
  -- meanwhile is seen.
  perform pg_advisory_xact_lock(hashtextextended('disclosures:' || p_staff.id, 0));
  perform private.staff_caller(p_staff.role);
  if v_max <= (
    select count(*)
    from private.audit_log
    where audit_log.actor_id = p_staff.id
      and audit_log.kind = 'read'
      and audit_log.at > private.now() - interval '1 day'
  ) then
    perform private.raise_error('too_many_disclosures', jsonb_build_object('max', v_max));
  end if;
  perform private.audit(
    p_staff, p_audit, p_target_type, p_target_id, null,
    p_what || jsonb_build_object('user_ids', p_user_ids),
    p_kind => 'read');
end
$$;
