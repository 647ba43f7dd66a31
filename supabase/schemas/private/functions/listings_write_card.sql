create function private.listings_write_card() returns trigger
language plpgsql volatile
as $$
declare
  v_photos constant jsonb := case
    -- Of a purchase, which changes the status twice.
    when tg_op = 'UPDATE' and new.status <> old.status and new.photos = old.photos
      then ('{' || old.details || '}')::jsonb -> 'photo_details'
    else private.photo_details(new.photos, new.seller_id)
  end;
begin
  -- Without the closing brace: the reader appends the seller, whose name may change.
  new.card := concat(
    left(
      (to_jsonb(new)
        - '{number,seller_active,boost_score,deleted_at,is_visible,card,hidden_at,is_withdrawn}'::text[]
        - '{size_system,measurements,flaws,details}'::text[]
        || jsonb_build_object(
          'created_at', internal.wire_time(new.created_at),
          'updated_at', internal.wire_time(new.updated_at)))::text,
      -1),
    -- Last, so that api.listings_get may put the details in its place.
    ',"photo_details":',
    jsonb_build_array(v_photos -> 0) #- '{0,url}' #- '{0,sizes,medium}' #- '{0,sizes,large}');
  new.details := concat(
    '"photo_details":', v_photos,
    ',"size_system":', coalesce(to_json(new.size_system), 'null'),
    ',"measurements":', coalesce(new.measurements, 'null'),
    ',"flaws":', coalesce(new.flaws, '[]'));
  return new;
end
$$;
