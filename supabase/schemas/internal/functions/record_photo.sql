-- Records that an upload is public, and its size. A later upload to its path changes neither.
create function internal.record_photo(
  p_path text,
  p_url text,
  p_width integer,
  p_height integer
) returns void
language plpgsql volatile security definer
as $$
begin
  update private.photos
  set url = p_url,
      width = p_width,
      height = p_height
  where path = p_path
    and url is null;
end
$$;
