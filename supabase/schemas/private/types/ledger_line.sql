-- The ledger's operations. Nothing else writes an entry: post what happened, or hold, and later resolve the hold.
create type private.ledger_line as (kind private.account_kind, amount bigint, order_id uuid, user_id uuid);
comment on type private.ledger_line is 'One side of a transfer that is about to be posted; amount is signed rupiah.';
