-- A reversal counts only once the list shows its chargeback, too.
create function private.listed_chargebacks(p_reference text) returns bigint
language plpgsql stable
as $$
begin
  return (
    select greatest(
      coalesce(
        sum(
          case transactions.cashflow
            when 'MONEY_OUT' then transactions.amount
            else -transactions.amount
          end),
        0),
      0)::bigint
    from private.provider_transactions as transactions
    where transactions.reference = p_reference
      and private.is_chargeback(transactions.type)
      and transactions.status = 'SUCCESS'
      and transactions.amount > 0
  );
end
$$;
