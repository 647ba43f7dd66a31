create function private.photo_details(p_photos text[], p_widths jsonb) returns jsonb
language plpgsql stable
as $$
declare
  v_transforms constant boolean := private.setting('photo_transformations') = 1;
begin
  return (
    select jsonb_agg(
      jsonb_strip_nulls(jsonb_build_object(
        'url', given.url,
        'width', photos.width,
        'height', photos.height,
        'thumbhash', photos.thumbhash,
        'sizes', (
          select jsonb_object_agg(
            sizes.name,
            case
              when v_transforms and photos.url is not null
              then format(
                '%s?width=%s&resize=contain',
                replace(given.url, '/object/public/', '/render/image/public/'),
                sizes.width)
              else given.url
            end)
          from jsonb_each_text(p_widths) as sizes (name, width))))
      order by given.position)
    from unnest(p_photos) with ordinality as given (url, position)
    left join private.photos on photos.url = given.url);
end
$$;
comment on function private.photo_details(text[], jsonb) is
  'Photos with the URLs of their sizes by name, each at most this wide. A photo of another host has '
  'its own URL as each size.';
