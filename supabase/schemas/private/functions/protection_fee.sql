create function private.protection_fee(p_item_price bigint) returns bigint
language sql stable
set search_path = pg_catalog, pg_temp
return greatest(private.setting('protection_fee_min_idr'), least(private.setting('protection_fee_max_idr'),
  private.setting('protection_fee_flat_idr') + p_item_price * private.setting('protection_fee_bps') / 10000));
comment on function private.protection_fee(bigint) is
  'What buyer protection costs for an item of this price: a fixed part and a share, in rupiah, rounded down, within its bounds.';
