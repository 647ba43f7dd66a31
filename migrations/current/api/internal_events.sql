-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: service_role.
CREATE OR REPLACE FUNCTION api.internal_events(p_after_seq bigint, p_limit integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_events jsonb;
begin
  select coalesce(jsonb_agg(private.event_envelope(page.*::private.outbox) order by page.seq), '[]') into v_events
  from (select outbox.* from private.outbox where outbox.seq > p_after_seq order by outbox.seq limit p_limit) as page;
  return jsonb_build_object('events', v_events,
    'last_seq', (select finance_portal.last_seq from private.finance_portal));
end
$function$;
