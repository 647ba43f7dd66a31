-- Adds to private.order_facts for one notification about several orders of the bundle: those with
-- the same status, and those about to leave p_from with this order.
create function private.bundle_facts(
  p_order public.orders,
  p_from public.order_status default null
) returns jsonb
language plpgsql stable
as $$
declare
  v_others bigint;
begin
  if p_order.bundle_id is null then
    return '{}';
  end if;
  select count(*)
  into v_others
  from public.orders
  where orders.purchase_id = p_order.purchase_id
    and orders.id <> p_order.id
    and (orders.status, orders.state_version) in (
      (p_order.status, p_order.state_version),
      (p_from, p_order.state_version - 1));
  return jsonb_build_object(
    'bundle_id', p_order.bundle_id,
    'title', concat(p_order.listing_title, ' +' || nullif(v_others, 0)));
end
$$;
