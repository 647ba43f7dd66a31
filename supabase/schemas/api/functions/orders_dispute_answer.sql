create function api.orders_dispute_answer(
  p_order text,
  p_description text default null,
  p_photos jsonb default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_held constant private.held_order := private.hold_order(p_order, 'buyer', 'seller');
  v_order public.orders := v_held.locked;
  v_dispute private.disputes;
begin
  select disputes.* into v_dispute
  from private.disputes
  where disputes.order_id = v_order.id;
  if v_held.actor = v_dispute.opened_by then
    perform private.raise_error('other_party_decides');
  elsif v_order.status <> 'DISPUTED' then
    perform private.raise_error('no_open_dispute', jsonb_build_object('status', v_order.status));
  end if;
  update private.disputes
  set answer = p_description,
      answer_photos = coalesce(private.text_array(p_photos), '{}'),
      answered_at = private.now()
  where id = v_dispute.id;
  perform private.notify(
    case v_dispute.opened_by when 'buyer' then v_order.buyer_id else v_order.seller_id end,
    'dispute:' || v_dispute.id,
    'dispute.answered',
    private.order_facts(v_order));
  return private.order_record(v_order, private.caller_id());
end
$$;
