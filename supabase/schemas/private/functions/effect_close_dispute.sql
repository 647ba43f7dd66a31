create function private.effect_close_dispute(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  update private.disputes
  set resolution = case
        when agreed.amount > 0 then 'split'
        when p_order.status = 'COMPLETED' then 'release'
        else 'refund'
      end,
      refund_amount = nullif(agreed.amount, 0),
      note = history.reason,
      resolved_by = history.actor,
      resolved_at = private.now()
  from private.order_history as history
  cross join private.settled_amount(p_order.id) as agreed (amount)
  where disputes.order_id = p_order.id
    and history.order_id = p_order.id
    and history.version = p_order.state_version;
end
$$;
comment on function private.effect_close_dispute(public.orders) is
  'Writes how the dispute ended, who decided and why.';
