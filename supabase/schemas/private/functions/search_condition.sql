create function private.search_condition(
  p_filters private.search_filters,
  p_price_band text
) returns text
language sql stable
-- quote_literal is null for a null filter, and concat_ws skips it.
return concat_ws(' and ',
  'true',
  case when p_filters.query is not null then 'entries.document @@ $1' end,
  'entries.gender = ' || quote_literal(p_filters.gender),
  'entries.product_category = ' || quote_literal(p_filters.product_category),
  'entries.price >= ' || quote_literal(p_filters.min_price),
  'entries.price <= ' || quote_literal(p_filters.max_price),
  p_price_band,
  private.facet_condition(p_filters));
