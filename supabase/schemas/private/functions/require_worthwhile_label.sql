create function private.require_worthwhile_label(
  p_order public.orders,
  p_price bigint
) returns void
language plpgsql stable
as $$
begin
  if p_price > p_order.item_price then
    perform private.raise_error(
      'label_too_expensive',
      jsonb_build_object('price', p_price, 'item_price', p_order.item_price));
  end if;
end
$$;
