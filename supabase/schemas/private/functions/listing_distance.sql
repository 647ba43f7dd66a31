-- How unlike two listings are; twice the price counts as five or six bits. Unrelated photos differ
-- in half of their bits, give or take 8: all of them count as far away as photos without a
-- comparison.
create function private.listing_distance(
  p_entry private.listing_traits,
  p_traits bit(256),
  p_looks bit(256),
  p_price_band integer
) returns bigint
language sql immutable
return bit_count(p_entry.traits # p_traits)
  + least(bit_count(p_entry.looks # p_looks), 112)
  + abs(p_entry.price_band - p_price_band);
