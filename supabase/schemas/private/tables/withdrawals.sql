create table private.withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  status private.withdrawal_status not null default 'HELD',
  -- Rupiah that leave the wallet. The payout is net; fee is ours.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  net bigint not null generated always as (amount - fee) stored check (net > 0),
  recipient_email text not null,
  request_key text,
  -- Requests for a payout link that may have reached the provider. Only an error of the first one
  -- proves that there is no link. 0 until the job makes the first request.
  attempts integer not null default 1,
  provider_payout_id text constraint withdrawals__provider_payout_id unique,
  provider_status text,
  payout_url text,
  failure_reason text,
  expires_at timestamptz,
  -- Real time until which one request may create the payout link; afterwards another process may
  -- finish it.
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  -- How often the provider changed the outcome after the hold had ended. Part of the keys of those
  -- transfers.
  reversals integer not null default 0,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  -- How often a reading of the link was applied, or staff decided about it. Readings that began
  -- earlier are outdated.
  link_readings bigint not null default 0,
  decided_at timestamptz,
  -- The decision of staff if the provider contradicts itself, with the evidence of both sides:
  -- {outcome, staff_id, reason, evidence, link, listed_amount}. Its texts are deleted with the
  -- account; the audit log keeps them.
  decision jsonb,
  -- The payment provider of its start, by the key of its adapter. Never changes.
  provider text not null
);
comment on table private.withdrawals is
  'Withdrawals from a wallet, paid out by the payment provider. Their id is the provider''s '
  'only key for them.';

create unique index withdrawals__one_in_flight on private.withdrawals (user_id)
  where status in ('HELD', 'LINK_CREATED');
-- Page and total of a user are read from this index alone.
create index withdrawals_user_id on private.withdrawals (user_id, created_at desc, id desc);
create index withdrawals_status on private.withdrawals (status, created_at desc, id desc);
create index withdrawals_created_at on private.withdrawals (created_at desc, id desc);

grant select, insert, update on private.withdrawals to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by, exported, masked)
values
  (
    'private.withdrawals', 'user_id', '{recipient_email}', 'replaced', '''deleted''',
    'payout_emails', 'mask_emails'
  ),
  ('private.withdrawals', 'user_id', '{payout_url}', 'cleared', null, 'wallet', 'mask_url'),
  ('private.withdrawals', 'user_id', '{failure_reason}', 'cleared', null, 'wallet', 'mask_emails'),
  (
    'private.withdrawals', 'user_id', '{decision}', 'replaced',
    'decision - ''{reason,evidence}''::text[] #- ''{link,url}'' #- ''{link,failure_reason}''', null,
    null
  );

insert into private.personal_exports (section, relation, owner, record, sort) values
  (
    'payout_emails', 'private.withdrawals', 'user_id',
    'jsonb_build_object(''withdrawal_id'', data.id, ''address'', data.recipient_email)',
    'created_at desc'
  );
