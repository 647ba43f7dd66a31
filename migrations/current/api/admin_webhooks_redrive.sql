-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_webhooks_redrive(p_event_id uuid, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.provider_events as events where events.id = p_event_id) then
    perform private.refuse('NOT_FOUND', 'There is no such callback.');
  elsif private.redrive_webhooks(v_staff, p_act, array[p_event_id]) = 0 then
    perform private.refuse('CONFLICT', 'This callback has been acted on already.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$function$;
