-- Whether this return needs neither a decision nor a scan: it is small, and neither party has used
-- up the limit (return_auto_approve_idr, _count, _days). If so, counts it.
create function private.use_small_return(p_order public.orders) returns boolean
language plpgsql volatile
as $$
begin
  if p_order.item_price + p_order.shipping_fee > private.setting('return_auto_approve_idr')
    or not private.is_small_return_left(p_order)
  then
    return false;
  end if;
  update private.returns
  set small_return_at = private.now()
  where order_id = p_order.id;
  return found;
end
$$;
