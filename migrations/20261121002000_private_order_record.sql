create function private.return_record(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('reason', returns.reason, 'description', returns.description, 'photos', returns.photos,
      'requested_at', api.wire_time(returns.requested_at), 'rejection_reason', returns.rejection_reason,
      'rejected_at', api.wire_time(returns.rejected_at))
    from private.returns where returns.order_id = p_order.id);
end
$$;
comment on function private.return_record(public.orders) is 'What the buyer said when they asked to return it; null when they did not.';
grant execute on function private.return_record(public.orders) to preloved_verbs;

create function private.dispute_view(p_dispute private.disputes) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return jsonb_build_object('id', p_dispute.id, 'order_id', p_dispute.order_id, 'reason', p_dispute.reason,
    'description', p_dispute.description, 'photos', p_dispute.photos, 'opened_at', api.wire_time(p_dispute.opened_at),
    'status', case when p_dispute.resolved_at is null then 'open' else 'resolved' end,
    'resolution', p_dispute.resolution, 'note', p_dispute.note, 'resolved_by', p_dispute.resolved_by,
    'resolved_at', api.wire_time(p_dispute.resolved_at));
end
$$;
comment on function private.dispute_view(private.disputes) is 'A dispute as those concerned read it. resolved_by says staff or portal, never who.';
grant execute on function private.dispute_view(private.disputes) to preloved_verbs;

create function private.dispute_record(p_order_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select private.dispute_view(disputes) from private.disputes where disputes.order_id = p_order_id);
end
$$;
comment on function private.dispute_record(uuid) is 'The dispute of an order; null when there was none.';
grant execute on function private.dispute_record(uuid) to preloved_verbs;

create function private.order_record(p_order public.orders, p_viewer uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_order.id, 'reference', p_order.reference, 'status', p_order.status,
      'listing_id', p_order.listing_id, 'listing_title', p_order.listing_title,
      'listing_photo_url', p_order.listing_photo_url, 'weight_grams', p_order.weight_grams,
      'buyer_id', p_order.buyer_id, 'seller_id', p_order.seller_id,
      'item_price', p_order.item_price, 'shipping_fee', p_order.shipping_fee,
      'buyer_protection_fee', p_order.buyer_protection_fee, 'voucher_discount', p_order.voucher_discount,
      'total', p_order.total,
      'courier_code', p_order.courier_code, 'courier_service_code', p_order.courier_service_code,
      'shipping_details', jsonb_build_object('courier_code', p_order.courier_code,
        'courier_service_code', p_order.courier_service_code, 'shipper_order_id', shipments.shipper_order_id),
      'tracking_number', p_order.tracking_number, 'label_url', shipments.label_url,
      'recipient', case when p_viewer = p_order.seller_id
        then jsonb_build_object('recipient_name', recipient.recipient_name, 'city', recipient.city)
        else jsonb_build_object('recipient_name', recipient.recipient_name, 'phone', recipient.phone,
          'street', recipient.street, 'district', recipient.district, 'city', recipient.city,
          'province', recipient.province, 'postal_code', recipient.postal_code) end,
      'payment', case when p_viewer is distinct from p_order.seller_id
        then jsonb_build_object('invoice_id', invoices.provider_id, 'invoice_url', invoices.url,
          'status', invoices.status, 'expires_at', api.wire_time(invoices.expires_at)) end,
      'deadlines', (select coalesce(jsonb_agg(jsonb_build_object('to', jobs.payload ->> 'to', 'at', api.wire_time(jobs.run_at))
          order by jobs.run_at), '[]')
        from private.order_transitions as transitions
        join private.jobs on jobs.kind = 'orders_deadline' and jobs.finished_at is null
          and jobs.key = p_order.id || ':' || p_order.state_version || ':' || transitions.to_status
        where transitions.from_status = p_order.status and transitions.actor = 'clock'),
      'return', private.return_record(p_order), 'dispute', private.dispute_record(p_order.id),
      'refunded_amount', p_order.refunded_amount, 'refunded_at', api.wire_time(p_order.refunded_at),
      'paid_at', api.wire_time(p_order.paid_at), 'shipped_at', api.wire_time(p_order.shipped_at),
      'delivered_at', api.wire_time(p_order.delivered_at), 'completed_at', api.wire_time(p_order.completed_at),
      'created_at', api.wire_time(p_order.created_at), 'updated_at', api.wire_time(p_order.updated_at))
    from private.invoices
    join private.order_addresses as recipient on recipient.order_id = p_order.id and recipient.party = 'buyer'
    left join private.shipments on shipments.order_id = p_order.id and shipments.direction = 'outbound'
    where invoices.order_id = p_order.id);
end
$$;
comment on function private.order_record(public.orders, uuid) is
  'An order as this viewer may read it: the seller sees the recipient''s name and city, and no invoice.';
grant execute on function private.order_record(public.orders, uuid) to preloved_verbs;

create function private.order_id_of(p_key text) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  if p_key ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' then
    return p_key::uuid;
  end if;
  return (select orders.id from public.orders where orders.reference = upper(p_key));
end
$$;
comment on function private.order_id_of(text) is 'The id behind what someone gave for an order, its id or its reference; null for a reference of nothing.';
grant execute on function private.order_id_of(text) to preloved_verbs;

create function private.find_order(p_order text) returns public.orders
language plpgsql stable set search_path = ''
as $$
declare
  v_id uuid := private.order_id_of(p_order);
  v_order public.orders;
begin
  select orders.* into v_order from public.orders where orders.id = v_id;
  if v_order.state_version is null or v_order.state_version = 0 then
    perform private.refuse('NOT_FOUND', 'There is no such order.');
  end if;
  return v_order;
end
$$;
comment on function private.find_order(text) is 'An order by its id or its ORD-… reference.';
grant execute on function private.find_order(text) to preloved_verbs;

create function private.acting_as(p_order public.orders, p_caller_id uuid) returns public.order_actor
language plpgsql stable set search_path = ''
as $$
begin
  -- Whoever is a party to the order is never staff to it.
  return case
    when p_caller_id = p_order.buyer_id then 'buyer'::public.order_actor
    when p_caller_id = p_order.seller_id then 'seller'::public.order_actor
    when private.has_role(p_caller_id, 'ops_admin', 'administrator') then 'staff'::public.order_actor
  end;
end
$$;
comment on function private.acting_as(public.orders, uuid) is 'What this person is to the order; null for a stranger.';
grant execute on function private.acting_as(public.orders, uuid) to preloved_verbs;

create function private.order_for(p_order text, variadic p_parties public.order_actor[]) returns public.orders
language plpgsql stable set search_path = ''
as $$
declare
  v_caller public.profiles := private.caller();
  v_order public.orders := private.find_order(p_order);
  v_actor public.order_actor := private.acting_as(v_order, v_caller.id);
begin
  if v_actor is null then
    perform private.refuse('NOT_FOUND', 'There is no such order.');
  elsif v_actor <> all (p_parties) then
    perform private.refuse('FORBIDDEN', 'This step belongs to the other side of the order.');
  end if;
  return v_order;
end
$$;
comment on function private.order_for(text, public.order_actor[]) is
  'The order, if the caller is one of these parties to it: strangers learn nothing (404), the wrong party is told so (403).';
grant execute on function private.order_for(text, public.order_actor[]) to preloved_verbs;
