create function api.listings_photos(p_extension text, p_thumbhash text default null) returns text
language plpgsql volatile security definer
as $$
declare
  v_me constant uuid := (private.caller()).id;
  v_path constant text := format('%s/%s.%s', v_me, gen_random_uuid(), p_extension);
begin
  insert into private.photos (path, owner_id, thumbhash) values (v_path, v_me, p_thumbhash);
  -- The signed URL is valid for two of the three hours.
  perform private.enqueue_job(
    'photos_sweep',
    v_path,
    jsonb_build_object('path', v_path),
    private.now() + interval '3 hours');
  return v_path;
end
$$;
