create function api.orders_settlement_accept(p_order text, p_settlement_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer', 'seller');
  v_order public.orders := v_held.locked;
  v_caller_id uuid := private.caller_id();
  v_settlement private.settlements;
begin
  select settlements.* into v_settlement
  from private.settlements
  where settlements.id = p_settlement_id
    and settlements.order_id = v_order.id;
  if v_settlement.id is null then
    perform private.raise_error('offer_not_found');
  elsif v_settlement.offered_by = v_held.actor then
    perform private.raise_error('other_party_decides');
  elsif v_settlement.status <> 'open' or v_settlement.order_version <> v_order.state_version then
    perform private.raise_error('offer_not_open');
  end if;
  -- The buyer may have got the shipping fee back since the offer.
  perform private.require_settlement_amount(v_order, v_settlement.refund_amount);
  -- Other settlements and returns of these parties may have used up the limit since.
  perform private.require_few_claims(v_order, v_settlement.refund_amount);
  v_order := private.settle_order(v_settlement, v_order, 'parties', v_caller_id);
  return private.order_record(v_order, v_caller_id);
end
$$;
