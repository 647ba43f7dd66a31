-- Double entry: the signed entries of a transfer sum to zero; a positive entry increases its
-- account. Therefore provider_cash, through which money enters the marketplace, has a negative
-- balance, and so do our costs: promotions, payment_fees and claims.
create type private.account_kind as enum (
  'provider_cash', 'escrow', 'wallet', 'shipping_payable', 'courier_balance', 'courier_adjustments',
  'protection_fee_held', 'protection_fee_revenue', 'commission_revenue', 'boost_revenue',
  'promotions', 'payment_fees', 'payout_in_transit', 'payout_fees', 'claims', 'suspense',
  'adjustments', 'payment_held', 'refund_in_transit'
);
comment on type private.account_kind is
  'The chart of accounts: one escrow per order, one wallet per user, the others belong to the '
  'marketplace.';
