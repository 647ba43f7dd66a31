create function private.resume_boost(
  p_purchase private.boost_purchases,
  p_package text,
  p_request_key text
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_purchase.package = p_package and p_purchase.status = 'AWAITING_PAYMENT' and p_purchase.request_key = p_request_key then
    return private.boost_request(p_purchase, true);
  elsif p_purchase.package <> p_package or p_purchase.status <> 'CREATING' then
    perform private.raise_error('CONFLICT', format('%s for this listing still waits for its payment.', p_purchase.reference));
  end if;
  perform private.lease_boost(p_purchase.id);
  return private.boost_request(p_purchase, true);
end
$$;
comment on function private.resume_boost(private.boost_purchases, text, text) is
  'The seller''s own purchase whose making was cut short, taken over once its lease is out; or that a job has finished since, for whoever repeats its key.';
