-- Rupiah that private.refund_unspent_shipping posted: the fee, the buyer's part of it, and the part
-- that reached the buyer: in the wallet, in suspense, or on its way back.
create function private.refunded_shipping(
  p_order_id uuid,
  out fee bigint,
  out due bigint,
  out paid bigint
) returns record
language plpgsql stable
as $$
begin
  select
    coalesce(-sum(entries.amount) filter (where accounts.kind = 'shipping_payable'), 0),
    coalesce(
      sum(entries.amount) filter (
        where accounts.kind in ('wallet', 'suspense', 'refund_in_transit', 'claims')),
      0),
    coalesce(
      sum(entries.amount) filter (
        where accounts.kind in ('wallet', 'suspense', 'refund_in_transit')),
      0)
  into fee, due, paid
  from private.ledger_transfers as transfers
  join private.ledger_entries as entries on entries.transfer_id = transfers.id
  join private.ledger_accounts as accounts on accounts.id = entries.account_id
  where transfers.key = 'order:' || p_order_id || ':shipping_refunded';
end
$$;
