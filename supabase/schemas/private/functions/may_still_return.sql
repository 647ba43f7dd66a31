create function private.may_still_return(p_order public.orders) returns text
language plpgsql stable
as $$
declare
  v_window integer := private.setting('return_window_minutes');
begin
  if exists (select from private.returns where returns.order_id = p_order.id) then
    return 'You have already requested a return; you can still open a dispute.';
  elsif p_order.delivered_at < private.now() - make_interval(mins => v_window) then
    return 'The time to request a return is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_return(public.orders) is
  'Holds once per order, for return_window_minutes after delivery.';
