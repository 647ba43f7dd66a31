create function private.effect_open_dispute(p_order public.orders) returns void
language plpgsql volatile
as $$
declare
  v_minutes integer := private.setting('dispute_answer_minutes');
  v_before integer := private.setting('dispute_answer_reminder_minutes');
  v_dispute private.disputes;
begin
  insert into private.disputes (order_id, reason, opened_by, answer_due_at)
  select
    p_order.id,
    history.reason,
    case
      when history.actor <> 'provider' then history.actor
      -- A carrier opens it in the name of the party without the parcel.
      when exists (
        select
        from private.shipments
        where shipments.order_id = p_order.id
          and shipments.direction = 'return'
          and shipments.delivered_at is not null)
      then 'seller'
      else 'buyer'
    end,
    private.now() + make_interval(mins => v_minutes)
  from private.order_history as history
  where history.order_id = p_order.id
    and history.version = p_order.state_version
  returning * into v_dispute;
  perform private.enqueue_job(
    'disputes_remind',
    v_dispute.id::text,
    jsonb_build_object('dispute_id', v_dispute.id),
    greatest(private.now(), v_dispute.answer_due_at - make_interval(mins => v_before)));
end
$$;
comment on function private.effect_open_dispute(public.orders) is
  'Opens the dispute that staff or the finance portal resolve. The other party has '
  'dispute_answer_minutes to answer and is reminded once.';
