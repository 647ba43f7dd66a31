-- The refund that the job refunds_send requests from the provider, or reads if there is a
-- provider_refund_id. Null if the refund has ended or does not exist. first: no earlier request can
-- have reached the provider. definite: no request is under way there, since each was answered or
-- lost a day ago, so a rejection proves that there is no refund. p_ended: also returns an ended
-- refund, since the provider may contradict its end.
create function internal.refund_to_send(
  p_refund_id text,
  p_ended boolean default false
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_refund private.refunds := private.lock_refund(private.uuid_of(p_refund_id));
begin
  if v_refund.id is null
    or v_refund.status in ('PAID', 'FAILED')
      and (not p_ended or v_refund.provider_refund_id is null)
  then
    return null;
  elsif v_refund.status = 'HELD' then
    update private.refunds
    set attempts = attempts + 1,
        lost_at = case when answered < attempts then updated_at else lost_at end,
        updated_at = private.now()
    where id = v_refund.id
    returning * into v_refund;
  end if;
  return jsonb_build_object(
    'id', v_refund.id,
    -- A stray invoice may belong to another provider than the purchase.
    'provider', internal.provider_of(v_refund.checkout_id),
    'checkout_id', v_refund.checkout_id,
    'amount', v_refund.amount,
    'attempt', v_refund.attempts,
    'first', v_refund.attempts = 1,
    -- The payment channel takes the payment back itself.
    'charged_back', private.is_charged_back(v_refund.reference),
    'definite', coalesce(v_refund.lost_at < private.now() - interval '1 day', true),
    'provider_refund_id', v_refund.provider_refund_id);
end
$$;
