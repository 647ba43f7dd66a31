-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_outbox_redrive(p_event_id uuid, p_act jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.outbox where outbox.id = p_event_id) then
    perform private.refuse('NOT_FOUND', 'There is no such event.');
  elsif private.redrive_outbox(v_staff, p_act, array[p_event_id]) = 0 then
    perform private.refuse('CONFLICT', 'This event is no dead letter: it was delivered, or will be by itself.');
  end if;
  return jsonb_build_object('id', p_event_id, 'redriven', true);
end
$function$;
