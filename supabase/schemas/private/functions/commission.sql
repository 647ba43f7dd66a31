create function private.commission(p_item_price bigint) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
return p_item_price * private.setting('commission_bps') / 10000;
comment on function private.commission(bigint) is 'The market''s share of an item price, in rupiah, rounded down: the rest is the seller''s to the last rupiah.';
