-- The buyer protection fee for an item price, in rupiah: a fixed part plus a share in basis points,
-- rounded down, within the configured minimum and maximum.
create function private.protection_fee(p_item_price bigint) returns bigint
language plpgsql stable
set enable_seqscan = off
as $$
declare
  v_fee bigint;
begin
  select greatest(
    minimum.value,
    least(maximum.value, flat.value + p_item_price * share.value / 10000))
  -- strict: a missing setting would make the fee null.
  into strict v_fee
  from private.settings as minimum
  cross join private.settings as maximum
  cross join private.settings as flat
  cross join private.settings as share
  where minimum.name = 'protection_fee_min_idr'
    and maximum.name = 'protection_fee_max_idr'
    and flat.name = 'protection_fee_flat_idr'
    and share.name = 'protection_fee_bps';
  return v_fee;
end
$$;
