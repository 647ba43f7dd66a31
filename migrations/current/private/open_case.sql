-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.open_case(p_kind text, p_key text, p_order_id uuid, p_details jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.staff_cases (kind, key, order_id, details) values (p_kind, p_key, p_order_id, p_details)
  on conflict on constraint staff_cases__once do nothing;
end
$function$;
