-- Double entry. Each transfer is a set of signed entries that sum to zero; an entry above zero goes
-- into its account. Accounts where money enters the market (provider_cash, promotions, courier_balance)
-- therefore stand below zero: what they gave is what others hold.
create type private.account_kind as enum (
  'provider_cash', 'escrow', 'wallet', 'shipping_payable', 'courier_balance', 'courier_adjustments',
  'protection_fee_held', 'protection_fee_revenue', 'commission_revenue', 'boost_revenue', 'promotions',
  'payment_fees', 'payout_in_transit', 'payout_fees', 'claims', 'suspense', 'adjustments');
comment on type private.account_kind is 'The chart of accounts: escrow is one per order, wallet one per person, the rest are the market''s own.';
