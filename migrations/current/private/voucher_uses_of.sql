-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.voucher_uses_of(p_voucher_id uuid, p_user_id uuid)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select count(*) from private.voucher_uses as uses
    where uses.voucher_id = p_voucher_id and uses.user_id = p_user_id and uses.returned_at is null);
end
$function$;
