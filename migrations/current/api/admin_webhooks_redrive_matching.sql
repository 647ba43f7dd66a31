-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_webhooks_redrive_matching(p_provider text, p_outcome text, p_limit integer, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(events.id order by events.received_at))[:p_limit], count(*) into v_ids, v_total
  from private.provider_events as events
  where events.is_open and (p_provider is null or events.provider = p_provider)
    and (p_outcome is null or events.outcome = p_outcome);
  return jsonb_build_object('redriven', private.redrive_webhooks(v_staff, p_act, v_ids), 'matching', v_total);
end
$function$;
