create function private.account_summaries() returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'kind', kinds.kind,
        'accounts', coalesce(sums.accounts, 0),
        'balance', coalesce(sums.balance, 0)
      )
      order by kinds.kind
    )
    from unnest(enum_range(null::private.account_kind)) as kinds (kind)
    left join (
      select
        accounts.kind,
        -- Stripes are one account.
        case when accounts.kind in ('escrow', 'wallet') then count(*) else 1 end as accounts,
        sum(accounts.balance) as balance
      from private.ledger_accounts as accounts
      group by accounts.kind
    ) as sums on sums.kind = kinds.kind
  );
end
$$;
