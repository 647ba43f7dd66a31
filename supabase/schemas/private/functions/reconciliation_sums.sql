-- The sum of the provider's transactions and the sum of ours for each of the references that either
-- side knows, in rupiah.
create function private.reconciliation_sums(p_references text[])
returns table (reference text, provider_amount bigint, ledger_amount bigint, is_payment boolean)
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  v_transfer_ids constant uuid[] := private.transfers_of_references(p_references);
begin
  return query
  select
    both_sides.reference,
    sum(both_sides.provider_amount)::bigint,
    sum(both_sides.ledger_amount)::bigint,
    bool_or(both_sides.is_payment)
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
    where transactions.reference = any (p_references)
    union all
    -- Subtracts the booked part of the fee above: a booked fee is no difference.
    select
      fees.reference,
      fees.amount,
      0,
      false
    from private.booked_fees as fees
    where fees.reference = any (p_references)
      and fees.status = 'SUCCESS'
    union all
    select
      movements.reference,
      0,
      movements.amount,
      false
    from private.provider_movements as movements
    where movements.transfer_id = any (v_transfer_ids)
      and movements.reference = any (p_references)
  ) as both_sides
  group by both_sides.reference;
end
$$;
