create function private.resume_boost(
  p_purchase private.boost_purchases,
  p_package text,
  p_request_key text
) returns jsonb
language plpgsql volatile
as $$
declare
  v_is_repeat boolean := p_purchase.status = 'AWAITING_PAYMENT'
    and p_purchase.request_key = p_request_key;
begin
  if p_purchase.package = p_package and p_purchase.status = 'CREATING' then
    perform private.lease_boost(p_purchase.id);
  elsif p_purchase.package <> p_package or v_is_repeat is not true then
    perform private.raise_error('boost_unpaid');
  end if;
  return private.pending_boost(p_purchase, true);
end
$$;
