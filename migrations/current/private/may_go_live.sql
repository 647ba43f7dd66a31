-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.may_go_live(p_host profiles, p_brand text)
 RETURNS void
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if p_host.live_banned then
    perform private.refuse('FORBIDDEN',
      pg_catalog.format('Akunmu tidak bisa melakukan live stream. Hubungi support %s.', p_brand));
  end if;
end
$function$;
