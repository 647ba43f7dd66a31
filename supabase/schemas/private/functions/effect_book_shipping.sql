create function private.effect_book_shipping(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.enqueue_job(
    'shipping_book',
    p_order.purchase_id::text,
    jsonb_build_object('order_id', p_order.purchase_id)
  );
end
$$;
comment on function private.effect_book_shipping(public.orders) is
  'Enqueues the booking of the courier, so that its failure cannot undo the payment.';
