-- Double entry. Each transfer is a set of signed entries that sum to zero; an entry above zero goes
-- into its account. Accounts where money enters the market (provider_cash, promotions, courier_balance)
-- therefore stand below zero: what they gave is what others hold.
create type private.account_kind as enum (
  'provider_cash', 'escrow', 'wallet', 'shipping_payable', 'courier_balance', 'courier_adjustments',
  'protection_fee_held', 'protection_fee_revenue', 'commission_revenue', 'boost_revenue', 'promotions',
  'payment_fees', 'payout_in_transit', 'payout_fees', 'claims', 'suspense', 'adjustments');
comment on type private.account_kind is 'The chart of accounts: escrow is one per order, wallet one per person, the rest are the market''s own.';

create table private.ledger_accounts (
  id bigint generated always as identity primary key,
  kind private.account_kind not null,
  order_id uuid,
  user_id uuid references public.profiles (id) on delete restrict,
  balance bigint not null default 0,
  version bigint not null default 0,
  created_at timestamptz not null default private.now(),
  holder_id uuid not null generated always as (coalesce(order_id, user_id, '00000000-0000-0000-0000-000000000000')) stored,
  constraint ledger_accounts__owner check (
    (kind = 'escrow') = (order_id is not null) and (kind = 'wallet') = (user_id is not null)),
  constraint ledger_accounts__one_each unique (kind, holder_id)
);
comment on table private.ledger_accounts is 'Where rupiah can stand. balance is the sum of its entries, version their number.';
comment on column private.ledger_accounts.holder_id is 'The order, the person, or zeros for the market itself: what finds an account by its index.';
create index ledger_accounts_user_id on private.ledger_accounts (user_id) where user_id is not null;
create index ledger_accounts_order_id on private.ledger_accounts (order_id) where order_id is not null;

create table private.ledger_transfers (
  id uuid primary key default gen_random_uuid(),
  key text not null constraint ledger_transfers__key unique,
  kind text not null,
  order_id uuid,
  withdrawal_id uuid,
  is_pending boolean not null default false,
  description text not null,
  event_at timestamptz not null,
  created_at timestamptz not null default private.now()
);
comment on table private.ledger_transfers is 'One movement of money. Its key is what happened ("order:<id>:paid"), so that it can happen only once.';
comment on column private.ledger_transfers.is_pending is 'A hold: the money has left its account and waits; one row of ledger_resolutions says how that ended.';
comment on column private.ledger_transfers.event_at is 'When it happened outside; created_at is when it was booked, which is what closes a period.';
create index ledger_transfers_order_id on private.ledger_transfers (order_id) where order_id is not null;
create index ledger_transfers_withdrawal_id on private.ledger_transfers (withdrawal_id) where withdrawal_id is not null;
create index ledger_transfers_created_at on private.ledger_transfers (created_at);

create type private.hold_outcome as enum ('posted', 'voided', 'expired');
comment on type private.hold_outcome is 'How a hold ended: the money went where it was meant to, or came back because someone or time said so.';

create table private.ledger_resolutions (
  pending_id uuid primary key references private.ledger_transfers (id) on delete restrict,
  outcome private.hold_outcome not null,
  transfer_id uuid not null constraint ledger_resolutions__transfer unique references private.ledger_transfers (id) on delete restrict,
  created_at timestamptz not null default private.now()
);
comment on table private.ledger_resolutions is 'Append-only: how each hold ended, and by which transfer. Its primary key is why a hold ends once.';

create table private.ledger_entries (
  transfer_id uuid not null references private.ledger_transfers (id) on delete restrict,
  account_id bigint not null references private.ledger_accounts (id) on delete restrict,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  version bigint not null,
  created_at timestamptz not null default private.now(),
  primary key (transfer_id, account_id),
  constraint ledger_entries__version unique (account_id, version)
);
comment on table private.ledger_entries is 'Append-only: one account''s part of a transfer, with the balance it left behind.';
comment on column private.ledger_entries.version is 'The how-manieth entry of its account this is, without a gap.';

alter table private.ledger_accounts enable row level security;
alter table private.ledger_transfers enable row level security;
alter table private.ledger_entries enable row level security;
alter table private.ledger_resolutions enable row level security;
create policy all_ledger on private.ledger_accounts for all to preloved_ledger using (true) with check (true);
create policy select_ledger on private.ledger_transfers for select to preloved_ledger using (true);
create policy insert_ledger on private.ledger_transfers for insert to preloved_ledger with check (true);
create policy select_ledger on private.ledger_entries for select to preloved_ledger using (true);
create policy insert_ledger on private.ledger_entries for insert to preloved_ledger with check (true);
create policy select_ledger on private.ledger_resolutions for select to preloved_ledger using (true);
create policy insert_ledger on private.ledger_resolutions for insert to preloved_ledger with check (true);
create policy select_verbs on private.ledger_accounts for select to preloved_verbs using (true);
create policy select_verbs on private.ledger_transfers for select to preloved_verbs using (true);
create policy select_verbs on private.ledger_entries for select to preloved_verbs using (true);
create policy select_verbs on private.ledger_resolutions for select to preloved_verbs using (true);
-- The ledger's own role may add entries and never change one: there is no update or delete to grant.
grant select, insert, update on private.ledger_accounts to preloved_ledger;
grant select, insert on private.ledger_transfers, private.ledger_entries, private.ledger_resolutions to preloved_ledger;
grant select on private.ledger_accounts, private.ledger_transfers, private.ledger_entries, private.ledger_resolutions
to preloved_verbs;
grant usage on schema private to preloved_verbs, preloved_ledger;

create function private.ledger_is_append_only() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The ledger is append-only: correct a transfer with another one.';
end
$$;
comment on function private.ledger_is_append_only() is 'Stops even the tables'' owner from rewriting history.';
create trigger entries_are_final before update or delete or truncate on private.ledger_entries
  for each statement execute function private.ledger_is_append_only();
create trigger transfers_are_final before update or delete or truncate on private.ledger_transfers
  for each statement execute function private.ledger_is_append_only();
create trigger resolutions_are_final before update or delete or truncate on private.ledger_resolutions
  for each statement execute function private.ledger_is_append_only();

create view private.ledger_journal with (security_invoker = true) as
select entries.transfer_id, transfers.created_at, transfers.event_at, transfers.key, transfers.kind, transfers.description,
  transfers.order_id, transfers.withdrawal_id, accounts.kind as account, accounts.holder_id, entries.amount,
  entries.balance_after, entries.version, transfers.is_pending, resolutions.outcome
from private.ledger_entries as entries
join private.ledger_transfers as transfers on transfers.id = entries.transfer_id
join private.ledger_accounts as accounts on accounts.id = entries.account_id
left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id;
comment on view private.ledger_journal is 'The books as an accountant reads them: one line per entry, with its account, its cause and, for a hold, its end.';
grant select on private.ledger_journal to preloved_verbs;
