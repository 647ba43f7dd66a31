create function private.cancel_objection(p_order public.orders) returns text
language plpgsql stable
as $$
declare
  v_window integer := private.setting('cancel_window_minutes');
begin
  if p_order.paid_at < private.now() - make_interval(mins => v_window) then
    return 'cancel_window_over';
  end if;
  return null;
end
$$;
comment on function private.cancel_objection(public.orders) is
  'Holds for cancel_window_minutes after the payment.';
