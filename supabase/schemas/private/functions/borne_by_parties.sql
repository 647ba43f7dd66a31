-- Rupiah of a chargeback that are no loss on claims: the parties' payments and our commission,
-- minus the return to promotions.
create function private.borne_by_parties(p_chargeback private.chargebacks) returns bigint
language sql immutable
return p_chargeback.from_buyer
  + p_chargeback.from_seller
  + p_chargeback.from_commission
  - p_chargeback.to_promotions;
