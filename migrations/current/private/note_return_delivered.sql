-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.note_return_delivered(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.set_deadline(p_order, transitions, private.now())
  from private.order_transitions as transitions
  where transitions.from_status = p_order.status and transitions.counts_from = 'return_delivered';
end
$function$;
