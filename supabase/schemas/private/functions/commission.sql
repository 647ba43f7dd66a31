-- Rupiah, rounded down, so that rounding favours the seller.
create function private.commission(p_item_price bigint) returns bigint
language sql stable
return p_item_price * private.setting('commission_bps') / 10000;
