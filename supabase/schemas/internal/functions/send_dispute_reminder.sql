-- Reminds the party that has not answered an open dispute. Returns false if there is nothing to
-- answer any more.
create function internal.send_dispute_reminder(p_dispute_id uuid) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_dispute private.disputes;
begin
  select disputes.* into v_dispute
  from private.disputes
  where disputes.id = p_dispute_id
    and disputes.resolved_at is null
    and disputes.answered_at is null;
  if v_dispute.id is null then
    return false;
  end if;
  perform private.notify(
    case v_dispute.opened_by when 'buyer' then orders.seller_id else orders.buyer_id end,
    'dispute:' || v_dispute.id,
    'dispute.reminder',
    private.order_facts(orders) || jsonb_build_object(
      'at', internal.wire_time(v_dispute.answer_due_at)))
  from public.orders
  where orders.id = v_dispute.order_id;
  return true;
end
$$;
