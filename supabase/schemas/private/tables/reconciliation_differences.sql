create table private.reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  reference text not null,
  order_id uuid references public.orders (id) on delete restrict,
  withdrawal_id uuid references private.withdrawals (id) on delete restrict,
  provider_amount bigint not null,
  ledger_amount bigint not null,
  difference bigint not null generated always as (provider_amount - ledger_amount) stored,
  -- The account of the proposed correction; the other account is provider_cash.
  counter_account private.account_kind not null,
  status private.difference_status not null default 'open',
  run_id bigint not null references private.reconciliation_runs (id) on delete restrict,
  created_at timestamptz not null default private.now(),
  closed_at timestamptz,
  -- The error of an unreadable row of the provider; the reference is then row:<its id>, and an
  -- approval books nothing.
  problem text check (char_length(problem) <= 1000),
  -- The key of the transfer that reversed the correction, in the same collation.
  reversal_key text collate "C" unique,
  statement text not null
);
comment on table private.reconciliation_differences is
  'A reference with different sums at the provider and in the ledger, in rupiah: positive '
  'amounts came in, negative went out.';

create unique index reconciliation_differences__one_open
  on private.reconciliation_differences (reference) where status = 'open';
create index reconciliation_differences_reference
  on private.reconciliation_differences (reference);
create index reconciliation_differences_status
  on private.reconciliation_differences (status, created_at desc, id desc);
create index reconciliation_differences_newest
  on private.reconciliation_differences (created_at desc, id desc);
create index reconciliation_differences_order_id on private.reconciliation_differences (order_id);
create index reconciliation_differences_withdrawal_id
  on private.reconciliation_differences (withdrawal_id);
create index reconciliation_differences_run_id on private.reconciliation_differences (run_id);

grant select, insert, update on private.reconciliation_differences to preloved_api;
