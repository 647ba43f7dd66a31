-- Books the chargebacks of an order's or a boost's payment as the provider's list now has them. One
-- reference per transaction. False: the reference is neither.
create function internal.apply_chargeback(p_reference text) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_change bigint;
begin
  if not private.lock_purchase(p_reference) then
    return false;
  end if;
  -- Compared by sum under the lock: callback, reconciliation and repeats find the same state, in
  -- whatever order the provider told it.
  v_change := private.listed_chargebacks(p_reference) - private.booked_chargebacks(p_reference);
  if v_change > 0 and v_change = (
    select sum(chargebacks.amount)
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status = 'announced'
  ) then
    -- All that were announced, perhaps several.
    perform private.take_chargeback(p_reference, chargebacks.amount)
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status = 'announced'
      and chargebacks.amount > 0;
  elsif v_change > 0 then
    perform private.take_chargeback(p_reference, v_change);
  elsif v_change < 0 then
    perform private.return_chargebacks(p_reference, -v_change);
  end if;
  return true;
end
$$;
