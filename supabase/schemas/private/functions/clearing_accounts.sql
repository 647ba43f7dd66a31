-- Per account that money only passes through: rupiah that nothing explains, the age of the oldest
-- in seconds, and the share of the turnover of thirty days that is explained.
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
      -- Whose link the provider has not confirmed for a day: it may have been paid, or not.
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
