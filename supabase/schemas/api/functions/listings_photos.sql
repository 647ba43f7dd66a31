create function api.listings_photos(p_extension text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller public.profiles := private.active_caller();
begin
  return v_caller.id || '/' || gen_random_uuid() || '.' || p_extension;
end
$$;
comment on function api.listings_photos(text) is 'A fresh path for a photo, under the caller''s own id.';
alter function api.listings_photos(text) owner to preloved_verbs;
grant execute on function api.listings_photos(text) to authenticated;
