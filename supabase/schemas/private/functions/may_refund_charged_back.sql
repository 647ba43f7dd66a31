create function private.may_refund_charged_back(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return (
    select case
      when not exists (
        select
        from private.chargebacks
        where chargebacks.order_id = p_order.id
          and chargebacks.status = 'decided'
          and chargebacks.outcome = 'cancel'
      ) then 'Only a chargeback that staff decided as cancel ends it like this.'
    end
  );
end
$$;
comment on function private.may_refund_charged_back(public.orders) is
  'Whether staff have decided to cancel the order because its payment was charged back.';
