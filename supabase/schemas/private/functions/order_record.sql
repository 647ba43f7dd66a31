-- Call it after the statement that changes the order: it reads what stood before its own statement.
-- The seller sees no invoice. A party sees the other party's whole address only while a parcel must
-- go there. Staff see masked addresses and no payment link.
create function private.order_record(p_order public.orders, p_viewer uuid) returns jsonb
language plpgsql stable
as $$
declare
  v_courier_code constant text := coalesce(p_order.own_courier_code, p_order.courier_code);
  v_courier_service_code constant text := case
    when p_order.own_courier_code is null then p_order.courier_service_code
  end;
begin
  return (
    select jsonb_build_object(
      'id', p_order.id,
      'reference', p_order.reference,
      'status', p_order.status,
      'listing_id', p_order.listing_id,
      'listing_title', p_order.listing_title,
      'listing_photo_url', p_order.listing_photo_url,
      'weight_grams', p_order.weight_grams,
      'buyer_id', p_order.buyer_id,
      'seller_id', p_order.seller_id,
      'item_price', p_order.item_price,
      'bundle_discount', p_order.bundle_discount,
      'bundle', case when p_order.bundle_id is not null then (
        select jsonb_build_object(
          'id', p_order.bundle_id,
          'order_ids', jsonb_agg(orders.id order by orders.id <> p_order.bundle_id, orders.reference),
          'total', sum(orders.total))
        from public.orders
        where orders.purchase_id = p_order.bundle_id
      ) end,
      'offer_id', p_order.offer_id,
      'shipping_fee', p_order.shipping_fee,
      'buyer_protection_fee', p_order.buyer_protection_fee,
      'voucher_discount', p_order.voucher_discount,
      'total', p_order.total,
      'wallet_amount', case
        when p_viewer is distinct from p_order.seller_id then p_order.wallet_amount
      end,
      'amount_due', case
        when p_viewer is distinct from p_order.seller_id then p_order.amount_due
      end,
      'courier_code', v_courier_code,
      'courier_service_code', v_courier_service_code,
      'shipping_details', jsonb_build_object(
        'courier_code', v_courier_code,
        'courier_service_code', v_courier_service_code,
        'shipper_order_id', shipments.shipper_order_id),
      'tracking_number', p_order.tracking_number,
      'label_url', case
        when shipments.cancelled_at is null then private.label_url(shipments)
      end,
      'recipient', private.recipient_record(
        recipient,
        p_viewer = p_order.seller_id and statuses.parcel is distinct from 'outbound'),
      'return_address', private.recipient_record(
        sender,
        p_viewer = p_order.buyer_id and statuses.parcel is distinct from 'return'),
      'payment', case
        when p_viewer is distinct from p_order.seller_id
          and invoices.amount > 0 then jsonb_build_object(
          'invoice_id', invoices.provider_id,
          'invoice_url', case when p_viewer = p_order.buyer_id then invoices.url end,
          'status', invoices.status,
          'expires_at', internal.wire_time(invoices.expires_at))
      end,
      'deadlines', private.deadline_records(p_order),
      -- An unpaid order has none of these three, which saves three look-ups.
      'return', case when p_order.paid_at is not null then (
        select private.return_view(returns)
        from private.returns
        where returns.order_id = p_order.id
      ) end,
      'dispute', case
        when p_order.paid_at is not null then private.dispute_record(p_order.id)
      end,
      'settlement', case
        when p_order.paid_at is not null then private.settlement_record(p_order)
      end,
      'frozen_at', case
        when statuses.in_escrow then internal.wire_time(p_order.frozen_at)
      end,
      'reviewed_at', case when p_order.status = 'COMPLETED' then (
        select internal.wire_time(reviews.created_at)
        from private.reviews
        where reviews.order_id = p_order.id
      ) end,
      'refunded_amount', p_order.refunded_amount,
      'refunded_at', internal.wire_time(p_order.refunded_at),
      'paid_at', internal.wire_time(p_order.paid_at),
      'shipped_at', internal.wire_time(p_order.shipped_at),
      'delivered_at', internal.wire_time(p_order.delivered_at),
      'completed_at', internal.wire_time(p_order.completed_at),
      'created_at', internal.wire_time(p_order.created_at),
      'updated_at', internal.wire_time(p_order.updated_at))
      || case
        when p_viewer in (p_order.buyer_id, p_order.seller_id) then '{}'
        else jsonb_build_object(
          'recipient', private.mask_recipient(recipient),
          'return_address', private.mask_recipient(sender))
      end
    from private.invoices
    join private.order_statuses as statuses on statuses.status = p_order.status
    join private.order_addresses as recipient
      on recipient.order_id = p_order.id
      and recipient.party = 'buyer'
    join private.order_addresses as sender
      on sender.order_id = p_order.id
      and sender.party = 'seller'
    left join private.shipments
      on shipments.order_id = p_order.purchase_id
      and shipments.direction = 'outbound'
      and p_order.own_courier_code is null
    where invoices.order_id = p_order.purchase_id
  );
end
$$;
