-- Rupiah that a payment channel paid for an order or a boost, without wallet and voucher, not
-- reduced by chargebacks. A boost's transfers name no order: the provider's list decides.
create function private.paid_through_provider(p_reference text) returns bigint
language plpgsql stable
as $$
declare
  v_order_id constant uuid := (
    select orders.id
    from public.orders
    where orders.reference = p_reference);
begin
  if v_order_id is null then
    return (
      select coalesce(sum(transactions.amount), 0)::bigint
      from private.provider_transactions as transactions
      where transactions.reference = p_reference
        and transactions.cashflow = 'MONEY_IN'
        and transactions.status = 'SUCCESS'
        and not private.is_chargeback(transactions.type)
    );
  end if;
  return (
    select greatest(-coalesce(sum(lines.amount), 0), 0)::bigint
    from private.ledger_journal as lines
    where lines.order_id in (
        select orders.id from public.orders where orders.purchase_id = v_order_id)
      and lines.kind not like 'chargeback%'
      and lines.account = 'provider_cash'
  );
end
$$;
