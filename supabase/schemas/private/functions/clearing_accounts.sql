-- For each account that money only passes through: unexplained rupiah, the age of the oldest
-- unexplained amount in seconds, and the explained share of thirty days' turnover.
create function private.clearing_accounts() returns jsonb
language plpgsql volatile
set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := private.now();
  v_turnover constant bigint := (
    select coalesce(sum(days.gmv), 0)
    from private.analytics_days as days
    where days.day >= (v_now at time zone 'Asia/Jakarta')::date - 30
  );
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'account', open.account,
        'unexplained', open.amount,
        'oldest_s', private.age_seconds(open.oldest),
        'explained',
          round(1 - open.amount / greatest(v_turnover, open.amount, 1)::numeric, 6)
      )
      order by open.account
    )
    from (
      select
        'provider_cash' as account,
        coalesce(sum(abs(differences.difference)), 0)::bigint as amount,
        min(differences.created_at) as oldest
      from private.reconciliation_differences as differences
      where differences.status = 'open'
      union all
      select 'suspense', coalesce(sum(items.amount), 0)::bigint, min(items.created_at)
      from private.suspense_items as items
      where items.resolution is null
      union all
      -- The provider has not confirmed the link for a day, so we do not know whether it was paid.
      select
        'payout_in_transit',
        coalesce(sum(withdrawals.amount), 0)::bigint,
        min(withdrawals.created_at)
      from private.withdrawals
      where withdrawals.status = 'HELD'
        and withdrawals.created_at < v_now - interval '1 day'
    ) as open
  );
end
$$;
