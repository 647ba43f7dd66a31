create function api.boosts_create_pending(p_boost_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_purchase private.boost_purchases;
begin
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.id = p_boost_id and purchases.status = 'CREATING';
  if v_purchase.id is null then
    return null;
  end if;
  perform private.lease_boost(p_boost_id);
  return private.boost_request(v_purchase, true);
end
$$;
comment on function api.boosts_create_pending(uuid) is 'For the job: the purchase whose making was cut short, leased; null when it has been finished or given up.';
alter function api.boosts_create_pending(uuid) owner to preloved_verbs;
grant execute on function api.boosts_create_pending(uuid) to service_role;
