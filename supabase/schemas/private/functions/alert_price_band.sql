-- Prices from a power of two to the next have one number.
create function private.alert_price_band(p_price bigint) returns integer
language sql immutable
return floor(log(2, p_price::numeric))::integer;
