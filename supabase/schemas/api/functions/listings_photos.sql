create function api.listings_photos(p_extension text) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.active_caller();
begin
  return v_caller.id || '/' || gen_random_uuid() || '.' || p_extension;
end
$$;
comment on function api.listings_photos(text) is 'A fresh path for a photo, under the caller''s own id.';
