-- The mean rating is rounded down, so that few reviews change it.
create function private.seller_facets(
  p_verified boolean,
  p_rating_sum integer,
  p_rating_count integer
) returns text[]
language sql stable
return array_remove(
  array['verified:' || p_verified::text, 'rating:' || p_rating_sum / nullif(p_rating_count, 0)],
  null);
