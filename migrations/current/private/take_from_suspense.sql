-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.take_from_suspense(p_parked private.parked_money, p_kind text, p_description text, p_to private.ledger_line)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.ledger_post('suspense:' || p_parked.id, p_kind, p_description, p_parked.order_id,
       array[private.ledger_line('suspense', -p_parked.amount), p_to]) then
    perform private.refuse('CONFLICT', 'This money has left suspense already.');
  end if;
  update private.staff_cases set closed_at = private.now()
  where kind = p_parked.kind and key = p_parked.key and closed_at is null;
end
$function$;
