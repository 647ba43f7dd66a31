-- Bands of prices are an eighth of e wide: the dearest of one costs 13 % more than its cheapest.
create function private.price_band(p_price bigint) returns integer
language sql immutable
return floor(8 * ln(p_price::double precision))::integer;
