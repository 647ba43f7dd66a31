create function private.may_still_cancel(p_order public.orders) returns text
language plpgsql stable
as $$
declare
  v_window integer := private.setting('cancel_window_minutes');
begin
  if p_order.paid_at < private.now() - make_interval(mins => v_window) then
    return 'A paid order can be cancelled only shortly after its payment, and that time is over.';
  end if;
  return null;
end
$$;
comment on function private.may_still_cancel(public.orders) is
  'Holds for cancel_window_minutes after the payment.';
