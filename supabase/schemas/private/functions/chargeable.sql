-- Rupiah of a chargeback that its parties may still have to bear. A channel that takes back more
-- than it paid causes our loss: otherwise the parties would pay the excess from their own money.
create function private.chargeable(p_chargeback private.chargebacks) returns bigint
language plpgsql stable
as $$
declare
  v_earlier bigint;
begin
  select coalesce(sum(chargebacks.amount - chargebacks.returned), 0)
  into v_earlier
  from private.chargebacks
  where chargebacks.reference = p_chargeback.reference
    and chargebacks.status in ('open', 'decided')
    and (chargebacks.created_at, chargebacks.id) < (p_chargeback.created_at, p_chargeback.id);
  return greatest(
    least(
      p_chargeback.amount - p_chargeback.returned,
      private.paid_through_provider(p_chargeback.reference) - v_earlier)
      - private.borne_by_parties(p_chargeback),
    0);
end
$$;
