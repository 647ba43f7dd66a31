-- The buyer protection fee for an item price, in rupiah: a fixed part plus a share in basis points,
-- rounded down, within the configured minimum and maximum.
create function private.protection_fee(p_item_price bigint) returns bigint
language sql stable
return greatest(
  private.setting('protection_fee_min_idr'),
  least(
    private.setting('protection_fee_max_idr'),
    private.setting('protection_fee_flat_idr')
      + p_item_price * private.setting('protection_fee_bps') / 10000
  )
);
