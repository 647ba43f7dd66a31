-- Nothing is due: the wallet pays the order at once. Unlike internal.finish_order it must not be
-- late: the buyer may have been told that the order failed, and then the job returns the money.
create function internal.finish_order_without_invoice(p_order_id uuid) returns jsonb
language sql volatile security definer
return internal.finish_order(p_order_id, '{}');
