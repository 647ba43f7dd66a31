create table private.ledger_accounts (
  id bigint generated always as identity primary key,
  kind private.account_kind not null,
  order_id uuid references public.orders (id) on delete restrict,
  user_id uuid references public.profiles (id) on delete restrict,
  balance bigint not null default 0,
  version bigint not null default 0,
  -- The order, the user, or zeros for the marketplace itself.
  holder_id uuid not null generated always as (
    coalesce(order_id, user_id, '00000000-0000-0000-0000-000000000000')
  ) stored,
  stripe smallint not null default 0,
  constraint ledger_accounts__owner check (
    (kind = 'escrow') = (order_id is not null)
    and (kind = 'wallet') = (user_id is not null)
  ),
  constraint ledger_accounts__stripe check (
    stripe = 0
    or (stripe > 0 and order_id is null and user_id is null)
  ),
  constraint ledger_accounts__one_per_stripe unique (kind, holder_id, stripe)
);
comment on table private.ledger_accounts is
  'Ledger accounts in rupiah. balance is the sum of the account''s entries, version their '
  'number. A marketplace account that many orders share has several rows, its stripes; their '
  'balances add up.';

create index ledger_accounts_user_id on private.ledger_accounts (user_id) where user_id is not null;
create index ledger_accounts_order_id on private.ledger_accounts (order_id)
  where order_id is not null;

-- Balances change with each entry. Entries themselves are granted insert only.
grant select, insert, update on private.ledger_accounts to preloved_ledger;
grant select on private.ledger_accounts to preloved_api;
