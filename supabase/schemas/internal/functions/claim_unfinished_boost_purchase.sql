-- Leases a purchase without an invoice to the job that finishes it; null when it is finished or
-- abandoned.
create function internal.claim_unfinished_boost_purchase(p_boost_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.id = p_boost_id
    and purchases.status = 'CREATING';
  if v_purchase.id is null then
    return null;
  end if;
  perform private.lease_boost(p_boost_id);
  return private.pending_boost(v_purchase, true);
end
$$;
