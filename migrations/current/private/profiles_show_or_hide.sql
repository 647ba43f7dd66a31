-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: nobody else.
CREATE OR REPLACE FUNCTION private.profiles_show_or_hide()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.listings set seller_active = (new.account_status = 'active')
  where seller_id = new.id and seller_active <> (new.account_status = 'active');
  return null;
end
$function$;
