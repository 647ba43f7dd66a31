-- p_notification: a kind other than order.<status>. p_is_joint: all orders of a bundle make the
-- step, and the first recorded order notifies.
create function private.record_order_state(
  p_order public.orders,
  p_from public.order_status,
  p_actor public.order_actor,
  p_actor_id uuid,
  p_reason text,
  p_notification text default null,
  p_is_joint boolean default true
) returns void
language plpgsql volatile
as $$
declare
  v_type text := 'order.' || lower(p_order.status::text);
  v_settled bigint := case p_order.status
    when 'COMPLETED' then private.settled_amount(p_order.id)
    else 0
  end;
  v_kind text := coalesce(p_notification, v_type);
  v_data jsonb := private.order_facts(p_order)
    || case when p_is_joint then private.bundle_facts(p_order, p_from) else '{}' end
    || jsonb_build_object('from', p_from)
    || case v_kind
      when 'dispute.resolved' then jsonb_build_object(
        'resolution', case
          when v_settled > 0 then 'split'
          when p_order.status = 'COMPLETED' then 'release'
          else 'refund'
        end,
        'amount', nullif(v_settled, 0),
        'note', p_reason)
      when 'order.settlement' then jsonb_build_object('amount', v_settled)
      when 'order.return_rejected' then jsonb_build_object('reason', p_reason)
      when 'order.return_lapsed' then jsonb_build_object('reason', p_reason)
      when 'order.cancelled' then jsonb_build_object('reason', p_reason)
      when 'order.ready_to_ship' then
        jsonb_build_object('voucher', p_order.voucher_discount > 0)
      when 'order.delivered' then
        jsonb_build_object('minutes', private.setting('return_window_minutes'))
      when 'order.return_requested' then
        jsonb_build_object('minutes', private.setting('return_answer_minutes'))
      when 'order.return_approved' then
        jsonb_build_object('minutes', private.setting('return_ship_minutes'))
      when 'order.return_contested' then
        jsonb_build_object('minutes', private.setting('dispute_answer_minutes'))
      else '{}'
    end;
begin
  insert into private.order_history (
    order_id, version, from_status, to_status, actor, actor_id, reason, at)
  values (
    p_order.id, p_order.state_version, p_from, p_order.status, p_actor, p_actor_id, p_reason,
    p_order.updated_at);

  perform private.publish_event(
    v_type,
    'order',
    p_order.id,
    p_order.state_version,
    private.event_of_order(
      p_order,
      case
        when p_order.paid_at is not null and p_order.status in ('CANCELLED', 'REFUNDED')
          then least(private.refund_due(p_order), private.paid_by_buyer(p_order))
        else p_order.refunded_amount
      end,
      p_actor)
    || case when v_settled > 0 then jsonb_build_object('settled_amount', v_settled) else '{}' end);

  perform private.notify_all(
    array_agg(parties.id),
    'order:' || case when p_is_joint then p_order.purchase_id else p_order.id end
      || ':' || p_order.state_version,
    v_kind,
    p_each => array_agg(v_data || jsonb_build_object('role', parties.role)))
  from (values (p_order.buyer_id, 'buyer'), (p_order.seller_id, 'seller')) as parties (id, role)
  -- The actor gets no notification, except to confirm an opened dispute.
  where parties.id is distinct from p_actor_id
    or p_order.status = 'DISPUTED';

  perform private.set_deadlines(p_order, 'state', p_order.updated_at);
end
$$;
