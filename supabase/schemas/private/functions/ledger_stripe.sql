-- A number from 0 to 15, so that payments and releases of two orders seldom wait for one another. 0
-- for all other accounts, and without an order. A stripe keeps the money of its orders: money
-- leaves with the order that it entered with, and the floor of an account holds in each stripe. So
-- neither the accounts nor their number may change while orders are open. suspense, adjustments and
-- the accounts of withdrawals, boosts and fees have one row: their money may move without an order,
-- or moves seldom.
create function private.ledger_stripe(p_kind private.account_kind, p_order_id uuid) returns smallint
language sql immutable
return case
  when p_order_id is not null
    and p_kind in (
      'provider_cash', 'shipping_payable', 'courier_balance', 'courier_adjustments',
      'protection_fee_held', 'protection_fee_revenue', 'commission_revenue', 'promotions', 'claims',
      'payment_held', 'refund_in_transit'
    )
  then (get_byte(uuid_send(p_order_id), 15) % 16)::smallint
  else 0::smallint
end;
grant execute on function private.ledger_stripe(private.account_kind, uuid) to preloved_ledger;
