-- Transfer keys contain the provider's reference, so that its records can be compared.
create function private.refund_boost(p_purchase private.boost_purchases) returns void
language plpgsql volatile
as $$
begin
  update private.boost_purchases
  set status = 'REFUNDED', updated_at = private.now()
  where id = p_purchase.id;
  perform private.ledger_post(
    'boost:' || p_purchase.reference || ':refund',
    'refund',
    'Refund of ' || p_purchase.reference,
    null,
    array[
      private.ledger_line('provider_cash', -p_purchase.price),
      private.ledger_line('wallet', p_purchase.price, p_user_id => p_purchase.seller_id)
    ]
  );
  perform private.notify_refunded(
    p_purchase.seller_id, 'boost:' || p_purchase.id || ':refund',
    p_purchase.price, p_purchase.reference,
    jsonb_build_object('boost_id', p_purchase.id));
end
$$;
