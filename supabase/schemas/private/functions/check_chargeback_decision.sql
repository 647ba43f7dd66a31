create function private.check_chargeback_decision(
  p_chargeback private.chargebacks,
  p_outcome text
) returns void
language plpgsql stable
as $$
declare
  v_order public.orders;
  v_is_in_escrow boolean;
  v_problem text;
begin
  select orders.* into v_order from public.orders where orders.id = p_chargeback.order_id;
  v_is_in_escrow := exists (
    select
    from public.orders
    where orders.purchase_id = v_order.id
      and private.is_in_escrow(orders));
  v_problem := case
    when p_chargeback.status not in ('announced', 'open') then
      format('The chargeback is %s already.', p_chargeback.status)
    when p_chargeback.status = 'announced' and p_outcome <> 'withdraw' then
      'The provider''s list does not show this chargeback yet. It is read every night; withdraw '
      'the announcement if it was a mistake, or if the list will never show it.'
    when p_chargeback.status = 'open' and p_outcome = 'withdraw' then
      'The provider has taken the money: decide who bears it.'
    when p_outcome = 'buyer' and v_order.id is null then
      'A boost has no buyer: the seller paid it.'
    when p_outcome = 'cancel' and not v_is_in_escrow then
      'Only an order whose money is still in escrow can be cancelled.'
    when p_outcome = 'cancel' and exists (
      select
      from private.chargebacks
      where chargebacks.order_id = v_order.id
        and chargebacks.status = 'announced'
    ) then
      'Another chargeback of this order is announced: wait until the list shows it, or withdraw it.'
    when p_outcome in ('buyer', 'seller') and v_is_in_escrow then
      format(
        'The order is %s and its money still in escrow: cancel it, or let it go on (claims).',
        v_order.status)
  end;
  if v_problem is not null then
    perform private.raise_error(
      'chargeback_outcome_impossible', jsonb_build_object('problem', v_problem));
  end if;
end
$$;
