-- Handles a callback about a payment that a payment channel disputes: freezes the order and opens a
-- case; no money moves. p_is_won: the payment stays ours; then an announced chargeback is
-- withdrawn. Returns noted, or unknown if no order or boost has the reference.
create function internal.announce_chargeback(
  p_reference text,
  p_dispute_id text,
  p_amount bigint,
  p_is_won boolean
) returns text
language plpgsql volatile security definer
as $$
declare
  v_named private.chargebacks;
  v_known private.chargebacks;
begin
  if not private.lock_purchase(p_reference) then
    return 'unknown';
  end if;
  -- A job now reads the provider's list and books the money as listed.
  perform private.enqueue_chargeback_reading(p_reference);
  -- The list may have shown it before the callback came, or staff announced it.
  update private.chargebacks
  set dispute_id = p_dispute_id,
      amount = case status when 'announced' then p_amount else amount end
  where id = (
    select chargebacks.id
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.dispute_id is null
      and (
        chargebacks.status in ('announced', 'open')
        or chargebacks.status = 'decided' and chargebacks.amount = p_amount
      )
    order by chargebacks.amount = p_amount desc, chargebacks.created_at desc
    limit 1
  )
    and not exists (
      select
      from private.chargebacks as named
      where named.dispute_id = p_dispute_id
    )
  returning * into v_named;
  select chargebacks.* into v_known
  from private.chargebacks
  where chargebacks.dispute_id = p_dispute_id
    and chargebacks.reference = p_reference;
  if v_known.status = 'announced' and p_is_won then
    perform private.withdraw_chargeback(v_known);
  elsif v_named.status = 'announced' then
    perform private.record_chargeback(v_named, 'announced');
  elsif v_known.id is not null or exists (
    select from private.chargebacks where chargebacks.dispute_id = p_dispute_id
  ) then
    -- The dispute is known, or belongs to another payment.
    return 'noted';
  elsif p_is_won then
    -- Recorded, so that a late announcement changes nothing.
    perform private.open_chargeback(p_reference, 'withdrawn', 0, p_dispute_id);
  else
    perform private.record_chargeback(
      private.open_chargeback(p_reference, 'announced', p_amount, p_dispute_id), 'announced');
  end if;
  return 'noted';
end
$$;
