-- The changes that these transfers make to the totals of each kind: accounts opened, and rupiah.
create function private.ledger_changes(p_transfer_ids uuid[])
returns setof private.ledger_totals
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select
    accounts.kind,
    count(*) filter (where entries.version = 1),
    sum(entries.amount)::bigint
  from private.ledger_entries as entries
  join private.ledger_accounts as accounts on accounts.id = entries.account_id
  where entries.transfer_id = any (p_transfer_ids)
  group by accounts.kind;
end
$$;
