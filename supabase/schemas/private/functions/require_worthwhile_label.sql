create function private.require_worthwhile_label(
  p_order public.orders,
  p_price bigint
) returns void
language plpgsql stable
as $$
begin
  if p_price > p_order.item_price then
    perform private.raise_error(
      'CONFLICT', 'label_too_expensive',
      format(
        'A return label would cost Rp%s, more than the item (Rp%s): send the parcel with a '
        'courier of your own, or agree with the other party.',
        to_char(p_price, 'FM999,999,999,990'),
        to_char(p_order.item_price, 'FM999,999,999,990')),
      p_facts => jsonb_build_object('price', p_price, 'item_price', p_order.item_price));
  end if;
end
$$;
comment on function private.require_worthwhile_label(public.orders, bigint) is
  'Raises CONFLICT when a return label of p_price costs more than the item: the marketplace pays '
  'for labels.';
