-- The condition of GET /search (private.search_condition) on one entry, inlined by Postgres;
-- spelling corrections of GET /search do not apply. tests/functions/searches/same_as_search.test.ts
-- compares the two.
create function private.fits_search(
  p_entry private.listing_search,
  p_search private.saved_searches
) returns boolean
language sql immutable
return (p_search.gender is null or p_entry.gender = p_search.gender)
  and (p_search.product_category is null
    or p_entry.product_category = p_search.product_category)
  and (p_search.min_price is null or p_entry.price >= p_search.min_price)
  and (p_search.max_price is null or p_entry.price <= p_search.max_price)
  and (p_search.brand is null or p_entry.facets && p_search.brand)
  and (p_search.size is null or p_entry.facets && p_search.size)
  and (p_search.condition is null or p_entry.facets && p_search.condition)
  and (p_search.color is null or p_entry.facets && p_search.color)
  and (p_search.sub_category is null or p_entry.facets && p_search.sub_category)
  and (p_search.rating is null or p_entry.facets && p_search.rating)
  and (p_search.verified is null or p_entry.facets && p_search.verified)
  and (p_search.vibe_tag is null or p_entry.facets && p_search.vibe_tag)
  and (p_search.query is null or p_entry.document @@ p_search.query);
