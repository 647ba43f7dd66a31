-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.require_return(p_order orders)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if p_order.status <> 'RETURN_APPROVED' then
    perform private.refuse('CONFLICT', pg_catalog.format('The order is %s; a return label is for one that is RETURN_APPROVED.', p_order.status));
  end if;
end
$function$;
