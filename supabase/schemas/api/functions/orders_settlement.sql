-- A newer offer replaces the open one, whichever party made it.
create function api.orders_settlement(
  p_order text,
  p_refund_amount bigint,
  p_note text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer', 'seller');
  v_order public.orders := v_held.locked;
  v_max constant bigint := private.setting('settlement_offers_max');
  v_settlement private.settlements;
begin
  if not exists (
    select
    from private.order_transitions as transitions
    where transitions.from_status = v_order.status
      and transitions.actor = 'parties'
  ) then
    perform private.raise_error(
      'settlement_not_possible', jsonb_build_object('status', v_order.status));
  end if;
  perform private.require_settlement_amount(v_order, p_refund_amount);
  perform private.require_few_claims(v_order, p_refund_amount);
  if v_max <= (
    select count(*)
    from private.settlements
    where settlements.order_id = v_order.id
      and settlements.offered_by = v_held.actor
  ) then
    perform private.raise_error('too_many_offers', jsonb_build_object('max', v_max));
  end if;

  update private.settlements
  set status = 'replaced'
  where order_id = v_order.id
    and status = 'open';
  insert into private.settlements (order_id, order_version, offered_by, refund_amount, note)
  values (v_order.id, v_order.state_version, v_held.actor, p_refund_amount, p_note)
  returning * into v_settlement;
  perform private.notify(
    case v_held.actor when 'buyer' then v_order.seller_id else v_order.buyer_id end,
    'settlement:' || v_settlement.id,
    'settlement.offered',
    private.order_facts(v_order) || jsonb_build_object(
      'amount', p_refund_amount));
  return private.order_record(v_order, private.caller_id());
end
$$;
