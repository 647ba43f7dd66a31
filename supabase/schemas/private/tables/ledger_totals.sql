create table private.ledger_totals (
  kind private.account_kind primary key,
  accounts bigint not null default 0,
  balance bigint not null default 0
);
comment on table private.ledger_totals is
  'Number and balance of the accounts of each kind, from the sealed transfers: sealing adds each '
  'transfer once. With the rows of private.book_queue they give the current balance, without '
  'reading an account per order.';

grant select, insert, update on private.ledger_totals to preloved_api;
