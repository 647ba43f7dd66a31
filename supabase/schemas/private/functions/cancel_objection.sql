create function private.cancel_objection(p_order public.orders) returns text
language plpgsql stable
as $$
declare
  v_window integer := private.setting('cancel_window_minutes');
begin
  return case
    when p_order.paid_at < private.now() - make_interval(mins => v_window) then 'cancel_window_over'
  end;
end
$$;
comment on function private.cancel_objection(public.orders) is
  'Holds for cancel_window_minutes after the payment.';
