create function private.fetchable_differences(p_run_id bigint) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'invoice_id', coalesce(invoices.provider_id, boosts.provider_id),
        'payout_id', withdrawals.provider_payout_id
      )
    ),
    '[]'
  )
  from private.reconciliation_differences as differences
  left join private.invoices on invoices.order_id = differences.order_id
  left join private.boost_purchases as boosts on boosts.reference = differences.reference
  left join private.withdrawals on withdrawals.id = differences.withdrawal_id
  where differences.status = 'open'
    and differences.run_id = p_run_id
    and coalesce(invoices.provider_id, boosts.provider_id, withdrawals.provider_payout_id)
      is not null
$$;
comment on function private.fetchable_differences(bigint) is
  'The invoices and payout links behind a run''s open differences.';
