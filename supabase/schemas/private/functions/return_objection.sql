create function private.return_objection(p_order public.orders) returns text
language plpgsql stable
as $$
declare
  v_window integer := private.setting('return_window_minutes');
begin
  if exists (select from private.returns where returns.order_id = p_order.id)
    or p_order.delivered_at < private.now() - make_interval(mins => v_window)
  then
    return 'return_not_possible';
  end if;
  return null;
end
$$;
comment on function private.return_objection(public.orders) is
  'Holds once per order, for return_window_minutes after delivery.';
