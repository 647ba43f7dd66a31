create function api.listings_photos(p_extension text) returns text
language sql volatile security definer
as $$
  select (private.caller()).id || '/' || gen_random_uuid() || '.' || p_extension
$$;
comment on function api.listings_photos(text) is 'A new path for a photo in the caller''s folder.';
