-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.return_voucher(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_voucher_id uuid;
begin
  update private.voucher_uses set returned_at = private.now()
  where order_id = p_order.id and returned_at is null returning voucher_id into v_voucher_id;
  if v_voucher_id is not null then
    update private.vouchers set used = used - 1, updated_at = private.now() where id = v_voucher_id;
  end if;
end
$function$;
