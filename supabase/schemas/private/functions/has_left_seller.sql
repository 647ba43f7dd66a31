-- A scan or a delivery proves it, in any status. A number typed by the seller proves nothing.
create function private.has_left_seller(p_order public.orders) returns boolean
language sql stable
return p_order.delivered_at is not null or private.is_scanned(p_order.id, 'outbound');
