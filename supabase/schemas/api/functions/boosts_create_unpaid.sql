create function api.boosts_create_unpaid(p_boost_id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select purchases.provider_id from private.boost_purchases as purchases
          where purchases.id = p_boost_id and purchases.status = 'AWAITING_PAYMENT');
end
$$;
comment on function api.boosts_create_unpaid(uuid) is 'The invoice to expire at the provider when its time is up; null when the purchase waits for no payment.';
alter function api.boosts_create_unpaid(uuid) owner to preloved_verbs;
grant execute on function api.boosts_create_unpaid(uuid) to service_role;
