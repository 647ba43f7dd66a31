create view private.booked_fees with (security_invoker = true) as
select
  transactions.id,
  transactions.reference,
  transactions.status,
  fees.amount
from private.provider_transactions as transactions
cross join lateral (
  select sum(lines.amount)::bigint as amount
  from private.ledger_journal as lines
  -- An array, because the planner expects a thousand rows of generate_series and would read all
  -- transfers.
  where lines.key = any (
      array(
        select 'provider_fee:' || transactions.id || ':' || versions.version
        from generate_series(1, transactions.fee_version) as versions (version)
      )
    )
    and lines.account = 'provider_cash'
) as fees
where fees.amount is not null;
comment on view private.booked_fees is
  'Rupiah of booked fees per transaction of the provider, over all their versions.';

grant select on private.booked_fees to preloved_api;
