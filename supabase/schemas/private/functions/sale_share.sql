-- The amounts that undo a released sale when p_amount of its payment goes back: from the seller's
-- proceeds, from the commission, and to promotions for the voucher. The whole payment undoes as
-- much as private.refund_completed_order.
create function private.sale_share(
  p_order_id uuid,
  p_amount bigint,
  out seller bigint,
  out commission bigint,
  out promotions bigint
) returns record
language plpgsql stable
as $$
declare
  v_order record;
  v_whole bigint;
  v_part bigint;
begin
  select
    max(orders.seller_id::text)::uuid as seller_id,
    sum(greatest(orders.voucher_discount - orders.item_price - orders.shipping_fee, 0)) as fee_voucher,
    sum(orders.amount_due) as amount_due
  into v_order
  from public.orders
  where orders.purchase_id = private.purchase_of(p_order_id);
  seller := private.received_from_order(p_order_id, v_order.seller_id);
  select
    coalesce(sum(lines.amount) filter (where lines.account = 'commission_revenue'), 0),
    -- The protection fee stays earned, including the part that the voucher paid.
    greatest(
      coalesce(-sum(lines.amount) filter (where lines.account = 'promotions'), 0)
        - v_order.fee_voucher,
      0)
  into commission, promotions
  from private.ledger_journal as lines
  where lines.order_id in (
    select orders.id
    from public.orders
    where orders.purchase_id = private.purchase_of(p_order_id));
  if seller + commission = 0 then
    promotions := 0;
    return;
  end if;
  v_whole := seller + commission - promotions;
  if v_whole > 0 then
    v_part := least(p_amount, v_whole);
    commission := commission::numeric * v_part / v_whole;
    promotions := promotions::numeric * v_part / v_whole;
    seller := v_part - commission + promotions;
  else
    -- The voucher paid for the item: the sale is undone in proportion to the part of the payment.
    v_whole := greatest(v_order.amount_due, 1);
    v_part := least(p_amount, v_whole);
    commission := commission::numeric * v_part / v_whole;
    promotions := promotions::numeric * v_part / v_whole;
    seller := seller::numeric * v_part / v_whole;
  end if;
end
$$;
