create function api.listings_measurements() returns jsonb
language sql stable security definer
return private.measurement_names();
