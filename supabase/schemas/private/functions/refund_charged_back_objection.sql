create function private.refund_charged_back_objection(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return case
    when not exists (
      select
      from private.chargebacks
      where chargebacks.order_id = p_order.purchase_id
        and chargebacks.status = 'decided'
        and chargebacks.outcome = 'cancel'
    ) then 'order_precondition_unmet'
  end;
end
$$;
comment on function private.refund_charged_back_objection(public.orders) is
  'Holds when staff have decided to cancel the order because its payment was charged back.';
