create type private.ledger_line as (
  kind private.account_kind, amount bigint, order_id uuid, user_id uuid
);
comment on type private.ledger_line is 'One side of a transfer to post; amount is signed rupiah.';
