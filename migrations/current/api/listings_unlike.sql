-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.listings_unlike(p_listing_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_likes integer;
begin
  perform private.limit_rate('likes', v_me::text);
  v_likes := (private.likeable_listing(p_listing_id, v_me)).likes;
  delete from public.likes where user_id = v_me and listing_id = p_listing_id;
  if found then
    update public.listings set likes = likes - 1 where id = p_listing_id returning likes into v_likes;
  end if;
  return jsonb_build_object('listing_id', p_listing_id, 'liked_by_me', false, 'likes', v_likes);
end
$function$;
