create function api.listings_photos(p_extension text) returns text
language plpgsql volatile security definer
as $$
declare
  v_path constant text := format(
    '%s/%s.%s', (private.caller()).id, gen_random_uuid(), p_extension);
begin
  -- The signed URL is valid for two of the three hours.
  perform private.enqueue_job(
    'photos_sweep',
    v_path,
    jsonb_build_object('path', v_path),
    private.now() + interval '3 hours');
  return v_path;
end
$$;
