create function api.admin_orders_explain(p_order text) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_order public.orders;
begin
  v_order := private.find_order(p_order);
  return jsonb_build_object(
    'order', private.order_summary(v_order)
      || jsonb_build_object('commission', v_order.commission),
    'bundle', to_jsonb(array(
      select jsonb_build_object(
        'id', others.id,
        'reference', others.reference,
        'title', others.listing_title,
        'status', others.status,
        'total', others.total)
      from public.orders as others
      where others.purchase_id = v_order.bundle_id
        and others.id <> v_order.id
      order by others.id <> others.purchase_id, others.reference)),
    -- A listing is not edited while it is sold or after; the title is the order's copy.
    'item', (
      select jsonb_build_object(
        'title', v_order.listing_title,
        'description', listings.description,
        'photos', listings.photos,
        'condition', listings.condition,
        'brand', listings.brand,
        'size', listings.size)
      from public.listings
      where listings.id = v_order.listing_id),
    'buyer', private.trading_record(v_order.buyer_id),
    'seller', private.trading_record(v_order.seller_id),
    'offer', (
      select private.offer_record(offers)
      from private.offers
      where offers.id = v_order.offer_id),
    'other_offers', to_jsonb(array(
      select private.offer_record(offers)
      from private.offers
      where offers.listing_id = v_order.listing_id
        and offers.id is distinct from v_order.offer_id
        -- A bidder does not see other bids.
        and not exists (
          select
          from private.offers as own
          where own.listing_id = v_order.listing_id
            and own.buyer_id = v_staff.id)
      order by offers.created_at desc, offers.id desc
      limit 20)),
    'transitions', to_jsonb(array(
      select jsonb_build_object(
        'version', history.version,
        'from', history.from_status,
        'to', history.to_status,
        'actor', history.actor,
        'actor_id', history.actor_id,
        'actor_username', profiles.username,
        'reason', history.reason,
        'at', internal.wire_time(history.at))
      from private.order_history as history
      left join public.profiles on profiles.id = history.actor_id
      where history.order_id = v_order.id
      order by history.version)),
    'ledger', coalesce(
      private.transfer_records(array(
        select transfers.id
        from private.ledger_transfers as transfers
        where transfers.order_id = v_order.id
        order by transfers.created_at, transfers.id)),
      '[]'),
    'provider_calls', private.explain_provider_calls(v_order),
    'deliveries', to_jsonb(array(
      select jsonb_build_object(
        'id', outbox.id,
        'seq', outbox.seq,
        'type', outbox.type,
        'version', outbox.aggregate_version,
        'posts', outbox.attempts,
        'delivered_at', internal.wire_time(outbox.delivered_at),
        'dead_at', internal.wire_time(outbox.dead_at),
        'error', private.mask_emails(outbox.last_error),
        'at', internal.wire_time(outbox.occurred_at))
      from private.outbox
      where outbox.aggregate_type = 'order'
        and outbox.aggregate_id = v_order.id
      order by outbox.aggregate_version)),
    'notifications', private.explain_notifications(v_order),
    'admin_actions', private.explain_actions(v_order),
    'cases', to_jsonb(array(
      select private.case_record(cases, v_order.reference, case_kinds, claimers.username)
      from private.staff_cases as cases
      join private.case_kinds on case_kinds.kind = cases.kind
      left join public.profiles as claimers on claimers.id = cases.claimed_by
      where cases.order_id = v_order.id
      order by cases.opened_at, cases.id)),
    'stuck', (
      select coalesce(jsonb_agg(distinct stuck_orders.because), '[]')
      from private.stuck_orders
      where stuck_orders.order_id = v_order.id),
    'next', private.explain_next(v_order));
end
$$;
