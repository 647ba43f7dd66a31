-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.park_money(p_key text, p_kind text, p_order_id uuid, p_amount bigint, p_details jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.ledger_post(p_key, p_kind, 'Payment that fits no order', p_order_id,
       array[private.ledger_line('provider_cash', -p_amount), private.ledger_line('suspense', p_amount)]) then
    perform private.open_case(p_kind, p_key, p_order_id, p_details);
  end if;
end
$function$;
