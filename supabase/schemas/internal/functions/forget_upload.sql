-- Deletes the record of an upload that nothing used in time.
create function internal.forget_upload(p_path text) returns void
language plpgsql volatile security definer
as $$
begin
  delete from private.photos
  where path = p_path
    and url is null;
end
$$;
