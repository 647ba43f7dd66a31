create function private.commission(p_item_price bigint) returns bigint
language sql stable
return p_item_price * private.setting('commission_bps') / 10000;
comment on function private.commission(bigint) is
  'Rupiah, rounded down, so that rounding favours the seller.';
