create function api.auth_fit() returns jsonb
language plpgsql stable security definer
as $$
begin
  return (
    select coalesce(jsonb_object_agg(fits.product_category, private.fit_record(fits)), '{}')
    from private.fits
    where fits.user_id = (private.caller()).id
  );
end
$$;
