-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: anon, authenticated.
CREATE OR REPLACE FUNCTION api.auth_user(p_user_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'id', profiles.id, 'username', profiles.username, 'photo_url', profiles.photo_url, 'city', profiles.city,
      'bio', profiles.bio, 'rating', round(profiles.rating_sum::numeric / nullif(profiles.rating_count, 0), 2),
      'rating_count', profiles.rating_count, 'sold_count', profiles.sold_count,
      'created_at', api.wire_time(profiles.created_at))
    from public.profiles where profiles.id = p_user_id);
end
$function$;
