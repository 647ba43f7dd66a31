create function private.require_few_disclosures(p_user_id uuid) returns void
language plpgsql volatile
as $$
declare
  v_max constant bigint := private.setting('disclosures_per_day');
begin
  -- Concurrent openings of one user are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('disclosures:' || p_user_id, 0));
  if v_max <= (
    select count(*)
    from private.audit_log
    where audit_log.actor_id = p_user_id
      and audit_log.kind = 'read'
      and audit_log.action = 'admin_disclosures'
      and audit_log.at > private.now() - interval '1 day'
  ) then
    perform private.raise_error('too_many_disclosures', jsonb_build_object('max', v_max));
  end if;
end
$$;
