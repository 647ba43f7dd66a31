-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: nobody else.
CREATE OR REPLACE FUNCTION private.listings_count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' and old.is_visible then
    perform private.count_listing(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_visible then
    perform private.count_listing(new, 1);
  end if;
  return null;
end
$function$;
