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
    coalesce(-sum(lines.amount) filter (where lines.account = 'shipping_payable'), 0),
    coalesce(
      sum(lines.amount) filter (
        where lines.account in ('wallet', 'suspense', 'refund_in_transit', 'claims')),
      0),
    coalesce(
      sum(lines.amount) filter (
        where lines.account in ('wallet', 'suspense', 'refund_in_transit')),
      0)
  into fee, due, paid
  from private.ledger_journal as lines
  where lines.key = 'order:' || p_order_id || ':shipping_refunded';
end
$$;
