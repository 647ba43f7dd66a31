-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.may_retake_voucher(p_order orders)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  -- Its window is not asked again: the discount was promised while it ran.
  return not exists (
    select from private.voucher_uses as uses
    join private.vouchers on vouchers.id = uses.voucher_id
    where uses.order_id = p_order.id and uses.returned_at is not null
      and (not vouchers.active or vouchers.used >= vouchers.total_limit
        or private.voucher_uses_of(vouchers.id, uses.user_id) >= vouchers.per_user_limit));
end
$function$;
