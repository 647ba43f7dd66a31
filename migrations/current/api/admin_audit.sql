-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_audit(p_filters jsonb, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  with matching as (
    select audit_log.* from private.audit_log
    where (p_filters ->> 'actor_id' is null or audit_log.actor_id = (p_filters ->> 'actor_id')::uuid)
      and (p_filters ->> 'action' is null or audit_log.action = p_filters ->> 'action')
      and (p_filters ->> 'target_id' is null or audit_log.target_id = p_filters ->> 'target_id')
      and (p_filters ->> 'from' is null or audit_log.at >= (p_filters ->> 'from')::timestamptz)
      and (p_filters ->> 'to' is null or audit_log.at < (p_filters ->> 'to')::timestamptz)
  ), page as (
    select * from matching order by matching.id desc limit p_limit offset p_offset
  )
  select coalesce((select jsonb_agg(jsonb_build_object('id', page.id, 'actor_id', page.actor_id,
      'actor_username', profiles.username, 'role', page.role, 'action', page.action, 'target_type', page.target_type,
      'target_id', page.target_id, 'reason', page.reason, 'before', page.before, 'after', page.after,
      'request_id', page.request_id, 'at', api.wire_time(page.at)) order by page.id desc)
    from page left join public.profiles on profiles.id = page.actor_id), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$function$;
