-- Erases copies about these orders: in stored responses and notifications of the other parties, in
-- errors of jobs and in callbacks.
create function private.erase_order_copies(
  p_user_id uuid,
  p_username text,
  p_orders uuid[]
) returns void
language plpgsql volatile
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  v_others constant uuid[] := array(
    select case when orders.buyer_id = p_user_id then orders.seller_id else orders.buyer_id end
    from public.orders
    where orders.id = any (p_orders));
begin
  -- The orders have ended, so a repeated request about them is a conflict anyway.
  delete from private.idempotency_keys
  where caller_id = any (v_others)
    and body like '%' || p_user_id || '%';

  update public.notifications
  set data = (notifications.data - '{reason,note,comment}'::text[])
        || jsonb_build_object('title', listings.product_category)
        || case
          when notifications.data ->> 'username' = p_username then '{"username": "deleted"}'
          else '{}'
        end::jsonb
  from public.orders
  join public.listings on listings.id = orders.listing_id
  where orders.id = any (p_orders)
    -- Finds them by order alone, because the other party may have any number of notifications.
    and notifications.data ->> 'order_id' = any (p_orders::text[])
    and notifications.data ->> 'order_id' = orders.id::text
    and notifications.user_id <> p_user_id;

  perform private.erase_job_errors(p_orders);
  perform private.redact_callbacks(array(
    select unnest(array[
      orders.reference, invoices.provider_id, shipments.shipper_order_id, shipments.waybill])
    from public.orders
    left join private.invoices on invoices.order_id = orders.id
    left join private.shipments on shipments.order_id = orders.id
    where orders.id = any (p_orders)));
end
$$;
