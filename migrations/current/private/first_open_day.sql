-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.first_open_day()
 RETURNS date
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((select max(days.day) + 1 from private.analytics_days as days),
    least((select min(caller_days.day) from private.caller_days),
      (select (min(orders.paid_at) at time zone 'Asia/Jakarta')::date from public.orders where orders.paid_at is not null),
      (select (min(transfers.created_at) at time zone 'Asia/Jakarta')::date from private.ledger_transfers as transfers)));
end
$function$;
