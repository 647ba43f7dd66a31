create function private.courier_delivery_objection(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return case
    when p_order.voucher_discount > 0
      and p_order.delivered_at is null
      -- A carrier may deliver during a dispute.
      and not exists (
        select
        from private.shipments
        where shipments.order_id = p_order.purchase_id
          and shipments.direction = 'outbound'
          and shipments.delivered_at is not null)
    then 'voucher_awaits_delivery'
  end;
end
$$;
comment on function private.courier_delivery_objection(public.orders) is
  'Holds without a voucher, or when a carrier or staff report the delivery: the word of the '
  'parties releases no money of promotions.';
