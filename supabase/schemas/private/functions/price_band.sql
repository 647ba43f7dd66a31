-- Each band is an eighth of e wide: its highest price is 13 % above its lowest.
create function private.price_band(p_price bigint) returns integer
language sql immutable
return floor(8 * ln(p_price::double precision))::integer;
