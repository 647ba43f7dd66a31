-- Rupiah of the undecided chargebacks of an order or a boost that its parties may have to bear.
create function private.chargeable_of(p_reference text) returns bigint
language plpgsql stable
as $$
declare
  v_boost_id constant uuid := (
    select purchases.id
    from private.boost_purchases as purchases
    where purchases.reference = p_reference);
  v_left constant bigint := case
    when v_boost_id is null then greatest(
      private.paid_through_provider(p_reference) - private.booked_chargebacks(p_reference), 0)
    else private.recoverable_from_boost(v_boost_id)
  end;
begin
  return (
    select
      coalesce(
        sum(private.chargeable(chargebacks)) filter (where chargebacks.status = 'open'), 0)
      + case
        -- A chargeback announced without an amount may take the rest of the payment.
        when bool_or(chargebacks.status = 'announced' and chargebacks.amount = 0) then v_left
        else least(
          coalesce(sum(chargebacks.amount) filter (where chargebacks.status = 'announced'), 0),
          v_left)
      end
    from private.chargebacks
    where chargebacks.reference = p_reference
  );
end
$$;
