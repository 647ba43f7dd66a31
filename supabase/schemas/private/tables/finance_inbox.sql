create table private.finance_inbox (
  id text primary key check (char_length(id) between 1 and 255),
  position bigint not null generated always as identity,
  type text not null
    check (type in ('disbursement.approved', 'disbursement.blocked', 'fraud_flag.raised')),
  data jsonb not null,
  -- SHA-256 of type and data: the same id with other content is rejected.
  digest text not null,
  received_at timestamptz not null default private.now(),
  attempts integer not null default 0,
  due_at timestamptz not null default private.now(),
  handled_at timestamptz,
  -- notified, withdrawal_started, withdrawal_rejected:<reason>, flagged or unknown_seller.
  outcome text,
  last_error text
);
comment on table private.finance_inbox is
  'Events received from the finance portal, once per id, stored before they are handled, with '
  'the outcome of each.';

create index finance_inbox_waiting on private.finance_inbox (due_at) where handled_at is null;
-- For the deletion of the seller's account.
create index finance_inbox_seller on private.finance_inbox ((data ->> 'seller_id'));

grant select, insert, update on private.finance_inbox to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  (
    'private.finance_inbox', 'seller', '{data}', 'replaced', 'jsonb_build_object(''seller_id'', $1)'
  );
