-- Our books beside the provider's. Its transactions are copied, summed per reference, and held against what
-- our ledger says came from or went to it under the same reference.
create table private.provider_transactions (
  id text primary key,
  type text not null,
  status text not null,
  reference text not null,
  cashflow text not null check (cashflow in ('MONEY_IN', 'MONEY_OUT')),
  amount bigint not null check (amount >= 0),
  fee bigint not null check (fee >= 0),
  created_at timestamptz not null,
  seen_at timestamptz not null default private.now()
);
comment on table private.provider_transactions is 'The payment provider''s own account book, as last read: one row per transaction there.';
create index provider_transactions_reference on private.provider_transactions (reference);
create index provider_transactions_created_at on private.provider_transactions (created_at);
alter table private.provider_transactions enable row level security;
create policy all_verbs on private.provider_transactions for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.provider_transactions to preloved_verbs;

create table private.reconciliation_runs (
  id bigint generated always as identity primary key,
  from_at timestamptz not null,
  to_at timestamptz not null,
  transactions integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default private.now()
);
comment on table private.reconciliation_runs is 'Each comparison of our ledger with the provider''s transactions; one that has no end was cut short.';
alter table private.reconciliation_runs enable row level security;
create policy all_verbs on private.reconciliation_runs for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.reconciliation_runs to preloved_verbs;

create type private.difference_status as enum ('open', 'approved', 'resolved');
comment on type private.difference_status is 'open waits for staff; approved was corrected by them; resolved went away by itself.';

create table private.reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  reference text not null,
  order_id uuid references public.orders (id) on delete restrict,
  withdrawal_id uuid references private.withdrawals (id) on delete restrict,
  provider_amount bigint not null,
  ledger_amount bigint not null,
  difference bigint not null generated always as (provider_amount - ledger_amount) stored,
  counter_account private.account_kind not null,
  status private.difference_status not null default 'open',
  run_id bigint not null references private.reconciliation_runs (id) on delete restrict,
  created_at timestamptz not null default private.now(),
  closed_at timestamptz
);
comment on table private.reconciliation_differences is 'Where the provider and we disagree about one reference: rupiah that came (above zero) or went, there and here.';
comment on column private.reconciliation_differences.counter_account is 'The other side of the correcting entry that is proposed; provider_cash is the one side.';
create unique index reconciliation_differences__one_open on private.reconciliation_differences (reference) where status = 'open';
create index reconciliation_differences_status on private.reconciliation_differences (status, created_at desc);
create index reconciliation_differences_order_id on private.reconciliation_differences (order_id);
create index reconciliation_differences_withdrawal_id on private.reconciliation_differences (withdrawal_id);
create index reconciliation_differences_run_id on private.reconciliation_differences (run_id);
alter table private.reconciliation_differences enable row level security;
create policy all_verbs on private.reconciliation_differences for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.reconciliation_differences to preloved_verbs;

-- provider_cash stands below zero by what the provider holds for us: its entries, turned around, are what moved there.
create view private.provider_movements with (security_invoker = true) as
select coalesce(differences.reference, transfers.withdrawal_id::text, orders.reference,
    -- What came for a boost names its purchase in the key: boost:BST-…:paid.
    substring(transfers.key from '^boost:([^:]+):'), transfers.key) as reference,
  -entries.amount as amount, transfers.order_id, transfers.withdrawal_id, entries.created_at
from private.ledger_accounts as accounts
join private.ledger_entries as entries on entries.account_id = accounts.id
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
left join public.orders on orders.id = transfers.order_id
left join private.reconciliation_differences as differences on transfers.key = 'reconciliation:' || differences.id
where accounts.kind = 'provider_cash' and transfers.kind <> 'provider_fee';
comment on view private.provider_movements is
  'What our ledger says moved at the provider, under the reference by which the provider knows it. Fees are not in it: they are booked from the provider''s own list.';
grant select on private.provider_movements to preloved_verbs;

create function private.ledger_drift() returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(sum(differences.difference), 0) from private.reconciliation_differences as differences
          where differences.status = 'open');
end
$$;
comment on function private.ledger_drift() is 'Rupiah by which the provider''s books and ours differ, as far as nobody has explained it: above zero it holds more than we know of.';
grant execute on function private.ledger_drift() to preloved_verbs;

insert into private.settings (name, value, meaning) values
  ('reconciliation_days', 7, 'How many days back each reconciliation looks');
