-- Books p_amount rupiah that the provider gave back. The caller has locked the purchase.
create function private.return_chargebacks(p_reference text, p_amount bigint) returns void
language plpgsql volatile
as $$
declare
  v_chargeback private.chargebacks;
  v_rest bigint := p_amount;
  v_part bigint;
begin
  -- Chargebacks of two orders with the same parties may return at the same time.
  perform private.lock_order_accounts(
    chargebacks.order_id, (private.parties_of_chargeback(chargebacks)).seller_id)
  from private.chargebacks
  where chargebacks.reference = p_reference
  limit 1;
  for v_chargeback in
    select chargebacks.*
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status in ('open', 'decided')
    -- First the chargeback of this amount, then the newest.
    order by
      chargebacks.amount - chargebacks.returned = p_amount desc,
      chargebacks.created_at desc,
      chargebacks.id
  loop
    v_part := least(v_rest, v_chargeback.amount - v_chargeback.returned);
    exit when v_part = 0;
    perform private.return_chargeback(v_chargeback, v_part);
    v_rest := v_rest - v_part;
  end loop;
end
$$;
