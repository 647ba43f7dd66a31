create function private.effect_book_shipping(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.enqueue('shipping_book', p_order.id::text, jsonb_build_object('order_id', p_order.id));
end
$$;
comment on function private.effect_book_shipping(public.orders) is 'Leaves the booking of the courier to a job: its failure never holds the order.';
grant execute on function private.effect_book_shipping(public.orders) to preloved_verbs;
