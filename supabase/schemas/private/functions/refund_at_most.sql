-- Rupiah that count for a decision of staff to refund the order: item and shipping, and the
-- protection fee if it is refunded as well.
create function private.refund_at_most(p_order public.orders) returns bigint
language sql stable
return greatest(p_order.item_price + p_order.shipping_fee, private.refund_due(p_order));
