-- Books the chargebacks of an order's or a boost's payment as the provider's list now shows them.
-- One reference per transaction. Returns false if no order or boost has the reference.
create function internal.apply_chargeback(p_reference text) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_change bigint;
  v_chargeback private.chargebacks;
  v_part bigint;
begin
  if not private.lock_purchase(p_reference) then
    return false;
  end if;
  -- Compared by sum under the lock, so that callbacks, reconciliation and repeats reach the same
  -- state in any order.
  v_change := private.listed_chargebacks(p_reference) - private.booked_chargebacks(p_reference);
  if v_change > 0 and v_change = (
    select sum(chargebacks.amount)
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status = 'announced'
  ) then
    -- All announced chargebacks, perhaps several.
    perform private.take_chargeback(p_reference, chargebacks.amount)
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status = 'announced'
      and chargebacks.amount > 0;
  elsif v_change > 0 then
    perform private.take_chargeback(p_reference, v_change);
  elsif v_change < 0 then
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
        chargebacks.amount - chargebacks.returned = -v_change desc,
        chargebacks.created_at desc,
        chargebacks.id
    loop
      v_part := least(-v_change, v_chargeback.amount - v_chargeback.returned);
      exit when v_part = 0;
      perform private.return_chargeback(v_chargeback, v_part);
      v_change := v_change + v_part;
    end loop;
  end if;
  return true;
end
$$;
