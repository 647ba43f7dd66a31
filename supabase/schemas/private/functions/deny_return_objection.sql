create function private.deny_return_objection(p_order public.orders) returns text
language plpgsql stable
as $$
declare
  v_window integer := private.setting('return_ship_minutes');
begin
  return case
    when private.is_scanned(p_order.id, 'return') or exists (
      select
      from private.order_history as history
      where history.order_id = p_order.id
        and history.version = p_order.state_version
        and history.at > private.now() - make_interval(mins => v_window))
    then 'return_not_overdue'
  end;
end
$$;
comment on function private.deny_return_objection(public.orders) is
  'Holds from return_ship_minutes after the approval, while no carrier has scanned the return: by '
  'then the buyer was notified twice.';
