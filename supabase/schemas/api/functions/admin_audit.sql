create function api.admin_audit(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_page private.staff_page;
begin
  v_page := private.staff_page(
    'private.audit_log', p_query,
    array[
      -- Only superadmins see who opened whose data; other staff see their own openings.
      case when not private.has_role(v_staff.id, 'superadmin') then
        format('(audit_log.kind <> ''read'' or audit_log.actor_id = %L)', v_staff.id)
      end],
    jsonb_build_object(
      'target',
      '(audit_log.target_id = %1$L or audit_log.kind = ''read'' '
      'and audit_log.after -> ''user_ids'' ? %1$L)'),
    p_sort => 'id',
    p_time => 'at',
    p_equal_column => case when p_query ? 'role' then 'role' end);
  return private.staff_list(v_page, (
    select jsonb_agg(private.audit_record(audit_log, profiles.username) order by audit_log.id desc)
    from private.audit_log
    left join public.profiles on profiles.id = audit_log.actor_id
    where audit_log.id = any (v_page.ids::bigint[])));
end
$$;
