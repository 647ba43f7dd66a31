-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.redrive_webhooks(p_staff private.staff_member, p_act jsonb, p_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_count integer;
begin
  with open as (
    select events.* from private.provider_events as events
    where events.id = any (p_ids) and events.is_open order by events.id for update
  )
  select count(*) from open,
    lateral private.enqueue_anew('webhooks_handle', open.id::text, jsonb_build_object('event_id', open.id)),
    lateral private.audit(p_staff, p_act, 'callback', open.id::text,
      jsonb_build_object('provider', open.provider, 'reference', open.reference, 'outcome', open.outcome), null)
  into v_count;
  return v_count;
end
$function$;
