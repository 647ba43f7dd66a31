-- Stores a verified callback about a payment and applies its invoice as fetched from the provider.
-- Returns null, and stores and applies nothing, if the callback must be stored before it is
-- handled: it is known, or its payment or subject is not known yet.
create function internal.receive_payment_callback(
  p_digest text,
  p_body jsonb,
  p_reference text,
  p_invoice jsonb
) returns private.invoice_outcome
language plpgsql volatile security definer
-- A callback that is not stored is lost with its process, so it does not wait for an order.
set lock_timeout = '500ms'
as $$
declare
  v_now constant timestamptz := private.now();
  v_id constant uuid := private.uuid_of_name(p_digest);
  v_outcome private.invoice_outcome;
begin
  if p_invoice ->> 'paid_amount' is null
    or exists (select from private.provider_events as events where events.id = v_id)
    or private.is_seen_callback(v_id)
  then
    return null;
  end if;
  v_outcome := internal.apply_invoice_update(p_invoice);
  if v_outcome = 'unknown' then
    return null;
  end if;
  insert into private.provider_events
    (id, provider, body, reference, outcome, received_at, handled_at)
  values (
    v_id,
    'payment',
    private.redact_callback(p_body),
    left(p_reference, 255),
    v_outcome::text,
    v_now,
    v_now)
  -- A stored copy of this callback is handled separately and finds the payment applied.
  on conflict (id) do nothing;
  return v_outcome;
end
$$;
