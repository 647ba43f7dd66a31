create function private.boost_record(p_purchase private.boost_purchases) returns jsonb
language plpgsql stable
as $$
declare
  v_period private.boost_periods;
begin
  select periods.* into v_period
  from private.boost_periods as periods
  where periods.id = p_purchase.id;
  return jsonb_build_object(
    'id', p_purchase.id,
    'reference', p_purchase.reference,
    'status', case
      when p_purchase.status <> 'PAID' then p_purchase.status::text
      when v_period.ends_at > private.now() then 'ACTIVE'
      else 'ENDED'
    end,
    'listing_id', p_purchase.listing_id,
    'package', p_purchase.package,
    'score', p_purchase.score,
    'days', p_purchase.days,
    'price', p_purchase.price,
    'payment', jsonb_build_object(
      'invoice_id', p_purchase.provider_id,
      'invoice_url', p_purchase.url,
      'status', p_purchase.invoice_status,
      'expires_at', internal.wire_time(p_purchase.expires_at)),
    'starts_at', internal.wire_time(v_period.starts_at),
    'ends_at', internal.wire_time(v_period.ends_at),
    'created_at', internal.wire_time(p_purchase.created_at));
end
$$;
