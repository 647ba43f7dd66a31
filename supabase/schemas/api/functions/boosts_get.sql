create function api.boosts_get(p_boost_id uuid) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_caller public.profiles := private.caller();
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.id = p_boost_id
    and purchases.seller_id = v_caller.id
    and purchases.status <> 'CREATING';
  if v_purchase.id is null then
    perform private.raise_error('boost_not_found');
  end if;
  return private.boost_record(v_purchase);
end
$$;
