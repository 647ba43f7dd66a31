create function private.resolve_dispute(
  p_dispute_id uuid,
  p_resolution text,
  p_note text,
  p_actor public.order_actor,
  p_actor_id uuid,
  p_refund_amount bigint
) returns private.disputes
language plpgsql volatile
as $$
declare
  v_dispute private.disputes;
  v_order public.orders;
  v_settlement private.settlements;
begin
  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = p_dispute_id;
  if v_dispute.id is null then
    perform private.raise_error('dispute_not_found');
  end if;
  -- The order's lock lets one of two concurrent resolutions win. The effects close the dispute.
  v_order := private.lock_order(v_dispute.order_id);
  if p_resolution <> 'split' then
    perform private.move_order(
      v_order,
      case p_resolution when 'release' then 'COMPLETED' else 'REFUNDED' end::public.order_status,
      p_actor, p_actor_id, p_note);
  elsif v_order.status <> 'DISPUTED' then
    perform private.raise_error('no_open_dispute', jsonb_build_object('status', v_order.status));
  else
    perform private.require_settlement_amount(v_order, p_refund_amount);
    update private.settlements
    set status = 'replaced'
    where order_id = v_order.id
      and status = 'open';
    insert into private.settlements (order_id, order_version, offered_by, refund_amount)
    values (v_order.id, v_order.state_version, p_actor, p_refund_amount)
    returning * into v_settlement;
    perform private.settle_order(v_settlement, v_order, p_actor, p_actor_id, p_note);
  end if;
  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = p_dispute_id;
  return v_dispute;
end
$$;
