create function internal.record_refund(
  p_refund_id uuid,
  p_state text,
  p_provider_refund_id text default null,
  p_reason text default null,
  p_round integer default null
) returns text
language plpgsql volatile security definer
as $$
declare
  v_refund private.refunds := private.lock_refund(p_refund_id);
  v_ended constant boolean := v_refund.status in ('PAID', 'FAILED');
begin
  if v_refund.id is null then
    return 'unknown';
  elsif v_refund.status = 'PAID' and p_state = 'failed'
    or v_refund.status = 'FAILED' and p_state in ('succeeded', 'pending')
  then
    perform private.open_case(
      'refund_contradiction',
      p_refund_id::text,
      v_refund.order_id,
      jsonb_build_object(
        'refund_id', p_refund_id,
        'reference', v_refund.reference,
        'amount', v_refund.amount,
        'status', v_refund.status,
        'provider_refund_id', coalesce(p_provider_refund_id, v_refund.provider_refund_id),
        'state', p_state));
    return 'contradiction';
  elsif v_ended then
    return 'known';
  end if;
  update private.refunds
  set provider_refund_id = coalesce(p_provider_refund_id, provider_refund_id),
      status = case
        when p_state = 'pending' and coalesce(p_provider_refund_id, provider_refund_id) is not null
          then 'PENDING'
        else status
      end,
      updated_at = private.now()
  where id = p_refund_id
  returning * into v_refund;
  if p_state = 'succeeded' then
    perform private.end_refund(v_refund, 'PAID');
    return 'paid';
  elsif p_state = 'failed' then
    perform private.end_refund(v_refund, 'FAILED', p_reason);
    return 'failed';
  elsif p_round is null then
    return 'pending';
  end if;
  if p_reason is not null or v_refund.created_at < private.now() - interval '3 days' then
    perform private.open_case(
      'refund_pending',
      p_refund_id::text,
      v_refund.order_id,
      jsonb_build_object(
        'refund_id', p_refund_id,
        'reference', v_refund.reference,
        'amount', v_refund.amount,
        'provider', v_refund.provider,
        'provider_refund_id', v_refund.provider_refund_id,
        'problem', coalesce(p_reason, 'pending for three days')));
  end if;
  perform private.enqueue_job(
    'refunds_send',
    p_refund_id || ':' || p_round + 1,
    jsonb_build_object('refund_id', p_refund_id, 'round', p_round + 1),
    private.now() + least(interval '5 minutes' * 2 ^ p_round, interval '6 hours'));
  return 'pending';
end
$$;
comment on function internal.record_refund(uuid, text, text, text, integer) is
  'Applies a refund as the provider has it: p_state succeeded, failed (p_reason) or pending, each '
  'once. pending with a p_reason is a problem for staff. p_round: of the job, which looks again. '
  'Returns paid, failed, pending, known (nothing new), contradiction (a case) or unknown.';
