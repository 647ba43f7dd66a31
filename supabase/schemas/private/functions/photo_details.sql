-- Photos with the URLs of their sizes. A photo of another host or another user uses its own URL for
-- each size: nothing of it stays when that user leaves.
create function private.photo_details(p_photos text[], p_owner_id uuid) returns jsonb
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  v_transforms constant boolean := private.setting('photo_transformations') = 1;
begin
  return to_jsonb(array(
    select jsonb_strip_nulls(jsonb_build_object(
      'url', given.url,
      'width', photos.width,
      'height', photos.height,
      'thumbhash', photos.thumbhash,
      'sizes', jsonb_build_object(
        'small', coalesce(resized.url || '240', given.url),
        'medium', coalesce(resized.url || '640', given.url),
        'large', coalesce(resized.url || '1280', given.url))))
    from unnest(p_photos) with ordinality as given (url, position)
    left join private.photos on photos.url = given.url
      and photos.owner_id = p_owner_id
    cross join lateral (
      select case
        when v_transforms and photos.url is not null
        then replace(given.url, '/object/public/', '/render/image/public/')
          || '?resize=contain&width='
      end
    ) as resized (url)
    order by given.position));
end
$$;
