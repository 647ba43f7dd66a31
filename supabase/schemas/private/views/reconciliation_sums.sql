create view private.reconciliation_sums with (security_invoker = true) as
select
  reference,
  sum(provider_amount)::bigint as provider_amount,
  sum(ledger_amount)::bigint as ledger_amount,
  bool_or(is_payment) as is_payment
from (
  select
    transactions.reference,
    case
      when transactions.status <> 'SUCCESS' then 0
      else
        case transactions.cashflow
          when 'MONEY_IN' then transactions.amount
          else -transactions.amount
        end
        - transactions.fee
    end as provider_amount,
    0 as ledger_amount,
    transactions.type = 'PAYMENT' as is_payment
  from private.provider_transactions as transactions
  union all
  -- Takes the fee above out again as far as it is booked: a booked fee is no difference.
  select
    fees.reference,
    fees.amount,
    0,
    false
  from private.booked_fees as fees
  where fees.status = 'SUCCESS'
  union all
  select
    movements.reference,
    0,
    movements.amount,
    false
  from private.provider_movements as movements
) as both_sides
group by reference;
comment on view private.reconciliation_sums is
  'Per reference: the sum of the provider''s transactions and the sum of ours, in rupiah.';

grant select on private.reconciliation_sums to preloved_api;
