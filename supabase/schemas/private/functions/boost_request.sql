create function private.boost_request(
  p_purchase private.boost_purchases,
  p_resumed boolean
) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_name text := (select packages.name from private.boost_packages as packages where packages.code = p_purchase.package);
begin
  return jsonb_build_object(
    'boost_id', p_purchase.id, 'resumed', p_resumed, 'finished', p_purchase.status <> 'CREATING',
    'external_id', p_purchase.reference, 'amount', p_purchase.price, 'description', v_name,
    'payer_email', (select contacts.email from private.contacts where contacts.user_id = p_purchase.seller_id),
    'duration_seconds', private.setting('payment_window_minutes') * 60,
    'items', jsonb_build_array(jsonb_build_object('name', v_name, 'price', p_purchase.price, 'quantity', 1)),
    'fees', '[]'::jsonb);
end
$$;
comment on function private.boost_request(private.boost_purchases, boolean) is 'What to ask the payment provider for; resumed means that it may know the reference already.';
