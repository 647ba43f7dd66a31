-- Rejects return labels beyond return_labels_max in return_labels_days per buyer: claims pay for
-- labels. Staff have no such limit.
create function private.require_few_labels(p_order public.orders) returns void
language plpgsql volatile
as $$
declare
  v_max constant bigint := private.setting('return_labels_max');
  v_days constant integer := private.setting('return_labels_days');
begin
  if private.caller_id() not in (p_order.buyer_id, p_order.seller_id)
    or exists (
      select
      from private.shipments
      where shipments.order_id = p_order.id
        and shipments.direction = 'return'
        and shipments.booking_started_at is not null)
  then
    return;
  end if;
  -- Locked until commit: concurrent labels of one buyer are counted one by one.
  perform pg_advisory_xact_lock(hashtextextended('return_labels:' || p_order.buyer_id, 0));
  if v_max <= (
    select count(*)
    from public.orders as others
    join private.shipments on shipments.order_id = others.id
    where others.buyer_id = p_order.buyer_id
      and shipments.direction = 'return'
      and shipments.booking_started_at > private.now() - make_interval(days => v_days)
      and shipments.cancelled_at is null
  ) then
    perform private.raise_error(
      'return_labels_used_up', jsonb_build_object('labels', v_max, 'days', v_days));
  end if;
end
$$;
