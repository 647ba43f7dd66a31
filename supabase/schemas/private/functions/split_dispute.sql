create function private.split_dispute(
  p_order_id uuid,
  p_refund_amount bigint,
  p_note text,
  p_actor public.order_actor,
  p_actor_id uuid
) returns void
language plpgsql volatile
as $$
declare
  v_order constant public.orders := private.lock_order(p_order_id);
  v_settlement private.settlements;
begin
  if v_order.status <> 'DISPUTED' then
    perform private.raise_error('no_open_dispute', jsonb_build_object('status', v_order.status));
  end if;
  perform private.require_settlement_amount(v_order, p_refund_amount);
  update private.settlements
  set status = 'replaced'
  where order_id = p_order_id
    and status = 'open';
  insert into private.settlements (order_id, order_version, offered_by, refund_amount)
  values (p_order_id, v_order.state_version, p_actor, p_refund_amount)
  returning * into v_settlement;
  perform private.settle_order(v_settlement, v_order, p_actor, p_actor_id, p_note);
end
$$;
