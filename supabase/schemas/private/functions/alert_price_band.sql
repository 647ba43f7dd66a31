-- All prices from one power of two up to the next have the same number.
create function private.alert_price_band(p_price bigint) returns integer
language sql immutable
return floor(log(2, p_price::numeric))::integer;
