create function private.pending_boost(
  p_purchase private.boost_purchases,
  p_resumed boolean
) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select private.pending_purchase(
      p_purchase.id,
      p_payer_id => p_purchase.seller_id,
      p_finished => p_purchase.status <> 'CREATING',
      p_resumed => p_resumed,
      p_lease => purchases.lease,
      p_provider => purchases.provider,
      p_reference => p_purchase.reference,
      p_amount => p_purchase.price,
      p_item_name => packages.name,
      p_item_price => p_purchase.price,
      p_fees => '[]')
    from private.boost_packages as packages
    join private.boost_purchases as purchases on purchases.id = p_purchase.id
    where packages.code = p_purchase.package
  );
end
$$;
