create table private.idempotency_keys (
  claim_id uuid primary key default gen_random_uuid(),
  caller_id uuid not null,
  method text not null,
  path text not null check (octet_length(path) <= 1024),
  key text not null check (char_length(key) between 1 and 255),
  -- SHA-256 of the raw request body, hex.
  fingerprint text not null,
  -- Real time. A claim without a response may be taken over after 60 seconds.
  claimed_at timestamptz not null default clock_timestamp(),
  status integer,
  body text,
  constraint idempotency_keys__scope unique (caller_id, method, path, key)
);
comment on table private.idempotency_keys is
  'One row per Idempotency-Key: claimed while the request runs, then the response, which is '
  'replayed for 24 hours.';

create index idempotency_keys_claimed_at on private.idempotency_keys (claimed_at);

grant select, insert, update, delete on private.idempotency_keys to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  ('private.idempotency_keys', 'caller_id', '{body}', 'elsewhere', 'erase_copies');
