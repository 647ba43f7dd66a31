-- Applies a refund as the provider has it: p_state succeeded, failed (p_reason) or pending, each
-- once. pending with a p_reason is a problem for staff. p_attempt: the attempt of
-- internal.refund_to_send; after a newer attempt its result does not count. p_provider: the
-- provider with the invoice, null if no configured provider has it. p_round: the job's round, which
-- enqueues the next. Returns paid, failed, pending, superseded, known (nothing new), contradiction
-- (a case) or unknown.
create function internal.record_refund(
  p_refund_id uuid,
  p_attempt integer,
  p_state text,
  p_provider text default null,
  p_provider_refund_id text default null,
  p_reason text default null,
  p_round integer default null
) returns text
language plpgsql volatile security definer
as $$
declare
  v_refund private.refunds := private.lock_refund(p_refund_id);
  v_is_held constant boolean := v_refund.attempts = p_attempt;
  v_facts constant jsonb := jsonb_build_object(
    'refund_id', p_refund_id,
    'reference', v_refund.reference,
    'amount', v_refund.amount,
    'provider', coalesce(p_provider, v_refund.provider),
    'provider_refund_id', coalesce(p_provider_refund_id, v_refund.provider_refund_id));
begin
  if v_refund.id is null then
    return 'unknown';
  elsif v_refund.status = 'PAID' and p_state = 'failed' and v_is_held
    or v_refund.status = 'FAILED'
      and (p_state = 'succeeded' or p_state = 'pending' and p_provider_refund_id is not null)
  then
    perform private.open_case(
      'refund_contradiction', p_refund_id::text, v_refund.order_id,
      v_facts || jsonb_build_object('status', v_refund.status, 'state', p_state));
    return 'contradiction';
  elsif v_refund.status in ('PAID', 'FAILED') then
    return 'known';
  end if;
  if v_is_held then
    update private.refunds
    set provider = coalesce(p_provider, provider),
        provider_refund_id = coalesce(p_provider_refund_id, provider_refund_id),
        status = case
          when p_state = 'pending' and coalesce(p_provider_refund_id, provider_refund_id) is not null
            then 'PENDING'
          else status
        end,
        failure_code = p_reason,
        answered = p_attempt,
        updated_at = case
          when status = 'HELD' or failure_code is distinct from p_reason then private.now()
          else updated_at
        end
    where id = p_refund_id
    returning * into v_refund;
  end if;
  if v_is_held and p_state = 'succeeded' then
    perform private.end_refund(v_refund, 'PAID');
    return 'paid';
  elsif v_is_held and p_state = 'failed' then
    perform private.end_refund(v_refund, 'FAILED', p_reason);
    return 'failed';
  end if;
  if p_round is not null then
    perform private.enqueue_job(
      'refunds_send',
      p_refund_id || ':' || p_round + 1,
      jsonb_build_object('refund_id', p_refund_id, 'round', p_round + 1),
      private.now() + least(interval '5 minutes' * 2 ^ least(p_round, 10), interval '6 hours'));
  end if;
  if not v_is_held then
    return 'superseded';
  elsif p_round is not null
    and (p_reason is not null or v_refund.created_at < private.now() - interval '3 days')
  then
    perform private.open_case(
      'refund_pending', p_refund_id::text, v_refund.order_id,
      v_facts || jsonb_build_object('problem', coalesce(p_reason, 'pending for three days')));
  end if;
  return 'pending';
end
$$;
