-- The provider reports fees only in its list and may change them: books the missing part.
create function private.book_provider_fee(p_id text) returns void
language plpgsql volatile
as $$
declare
  v_known private.provider_transactions;
  v_change bigint;
begin
  select transactions.*
  into v_known
  from private.provider_transactions as transactions
  where transactions.id = p_id
  for update;
  if v_known.status <> 'SUCCESS' or v_known.fee < 0 then
    return;
  elsif v_known.fee > v_known.amount then
    perform private.open_case(
      'fee_above_payment',
      v_known.reference,
      (select orders.id from public.orders where orders.reference = v_known.reference),
      jsonb_build_object(
        'reference', v_known.reference, 'amount', v_known.amount, 'fee', v_known.fee));
    return;
  end if;
  perform private.end_case('fee_above_payment', v_known.reference)
  -- Another row of this reference, such as its chargeback, may be the cause.
  where not exists (
    select
    from private.provider_transactions as others
    where others.reference = v_known.reference
      and others.status = 'SUCCESS'
      and others.fee > others.amount);
  v_change := v_known.fee - coalesce(
    (select fees.amount from private.booked_fees as fees where fees.id = p_id), 0);
  if v_change = 0 then
    return;
  end if;
  update private.provider_transactions
  set fee_version = fee_version + 1
  where id = p_id
  returning * into v_known;
  perform private.ledger_post(
    'provider_fee:' || p_id || ':' || v_known.fee_version,
    'provider_fee',
    'Fee of the payment provider',
    null,
    array[
      private.ledger_line('provider_cash', v_change),
      private.ledger_line(
        case v_known.cashflow
          when 'MONEY_OUT' then 'payout_fees'
          else 'payment_fees'
        end::private.account_kind,
        -v_change
      )
    ],
    v_known.created_at);
end
$$;
