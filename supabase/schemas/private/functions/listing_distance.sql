-- How unlike the two are; twice the price counts as five or six bits. Photos that nobody compared
-- count as unrelated: half of their bits differ.
create function private.listing_distance(
  p_entry private.listing_traits,
  p_traits bit(256),
  p_looks bit(256),
  p_price_band integer
) returns bigint
language sql immutable
return bit_count(p_entry.traits # p_traits)
  + coalesce(bit_count(p_entry.looks # p_looks), 128)
  + abs(p_entry.price_band - p_price_band);
