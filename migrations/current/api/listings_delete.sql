-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.listings_delete(p_listing_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
begin
  update public.listings set deleted_at = private.now(), updated_at = private.now() where id = v_listing.id;
  return jsonb_build_object('id', v_listing.id, 'deleted', true);
end
$function$;
