-- An announced chargeback becomes the open one. The caller has locked the purchase.
create function private.take_chargeback(p_reference text, p_amount bigint) returns void
language plpgsql volatile
as $$
declare
  v_chargeback private.chargebacks;
begin
  update private.chargebacks
  set status = 'open', amount = p_amount
  where id = (
    select chargebacks.id
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status = 'announced'
    -- The chargeback of this amount, otherwise the oldest.
    order by chargebacks.amount = p_amount desc, chargebacks.created_at, chargebacks.id
    limit 1
  )
  returning * into v_chargeback;
  if v_chargeback.id is null then
    v_chargeback := private.open_chargeback(p_reference, 'open', p_amount, null);
  end if;
  perform private.record_chargeback(v_chargeback, 'taken');
  -- The loss is ours until staff decide.
  perform private.post_chargeback(
    v_chargeback.id,
    'chargeback',
    array[
      private.ledger_line('provider_cash', p_amount),
      private.ledger_line('claims', -p_amount)
    ]);
  if private.booked_chargebacks(p_reference) > private.paid_through_provider(p_reference) then
    perform private.open_case(
      'chargeback_excess',
      p_reference,
      v_chargeback.order_id,
      jsonb_build_object(
        'reference', p_reference,
        'paid', private.paid_through_provider(p_reference),
        'amount', private.booked_chargebacks(p_reference)));
  end if;
end
$$;
