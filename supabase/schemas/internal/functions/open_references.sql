-- The open differences of a statement, [{reference, invoice_id, payout_id, is_unknown}], to be read
-- again at the provider: most are missed callbacks. An unknown difference is a payment for no order
-- or boost of ours, as after a restore.
create function internal.open_references(p_statement text) returns jsonb
language plpgsql stable security definer
as $$
begin
  return to_jsonb(array(
    select jsonb_build_object(
      'reference', differences.reference,
      'invoice_id', coalesce(invoices.provider_id, boosts.provider_id),
      'payout_id', withdrawals.provider_payout_id,
      -- Money in the ledger was booked by a callback or by staff.
      'is_unknown', differences.provider_amount > 0
        and differences.ledger_amount = 0
        and differences.order_id is null
        and differences.withdrawal_id is null
        and boosts.id is null
    )
    from private.reconciliation_differences as differences
    left join private.invoices on invoices.order_id = differences.order_id
    left join private.boost_purchases as boosts on boosts.reference = differences.reference
    left join private.withdrawals on withdrawals.id = differences.withdrawal_id
    where differences.status = 'open'
      and differences.statement = p_statement
      and differences.problem is null
  ));
end
$$;
