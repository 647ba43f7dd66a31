-- Money on its way from a wallet to a bank, through a payout link that the payment provider mails to its owner.
create type private.withdrawal_status as enum ('HELD', 'LINK_CREATED', 'PAID', 'FAILED', 'EXPIRED', 'CANCELLED', 'RETURNED');
comment on type private.withdrawal_status is
  'HELD and LINK_CREATED are in flight; PAID may still come back as RETURNED, and a link that we took for dead may still be PAID.';

create table private.withdrawals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete restrict,
  status private.withdrawal_status not null default 'HELD',
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  net bigint not null generated always as (amount - fee) stored check (net > 0),
  recipient_email text not null,
  request_key text,
  attempts integer not null default 1,
  provider_payout_id text constraint withdrawals__provider_payout_id unique,
  provider_status text,
  payout_url text,
  failure_reason text,
  expires_at timestamptz,
  leased_until timestamptz not null default clock_timestamp() + interval '30 seconds',
  flips integer not null default 0,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table private.withdrawals is 'What someone takes out of their wallet. Its id is the only key that the provider ever sees for it.';
comment on column private.withdrawals.amount is 'Leaves the wallet; the link is worth net, the difference is our fee.';
comment on column private.withdrawals.attempts is 'How often the provider may have been asked for the link. Only the first refusal is proof that there is none.';
comment on column private.withdrawals.provider_status is 'The provider''s own word, as last read.';
comment on column private.withdrawals.leased_until is 'Real time until which one request owns the making of the link; after it a stranger may finish.';
comment on column private.withdrawals.flips is 'How often the provider changed its mind after the hold had ended; part of those transfers'' keys.';
create unique index withdrawals__one_in_flight on private.withdrawals (user_id) where status in ('HELD', 'LINK_CREATED');
create index withdrawals_user_id on private.withdrawals (user_id, created_at desc, id desc);
create index withdrawals_status on private.withdrawals (status, created_at desc);
create index withdrawals_created_at on private.withdrawals (created_at desc, id desc);
alter table private.withdrawals enable row level security;
create policy all_verbs on private.withdrawals for all to preloved_verbs using (true) with check (true);
grant select, insert, update on private.withdrawals to preloved_verbs;

alter table private.ledger_transfers add foreign key (withdrawal_id) references private.withdrawals (id) on delete restrict;

create function private.withdrawal_record(p_withdrawal private.withdrawals) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', p_withdrawal.id, 'status', p_withdrawal.status, 'amount', p_withdrawal.amount, 'fee', p_withdrawal.fee,
    'net', p_withdrawal.net, 'recipient_email', p_withdrawal.recipient_email,
    -- A link whose money went back is nobody's to claim.
    'payout_url', case when p_withdrawal.status not in ('FAILED', 'EXPIRED', 'CANCELLED') then p_withdrawal.payout_url end,
    'provider_payout_id', p_withdrawal.provider_payout_id,
    'failure_reason', p_withdrawal.failure_reason, 'expires_at', api.wire_time(p_withdrawal.expires_at),
    'created_at', api.wire_time(p_withdrawal.created_at), 'updated_at', api.wire_time(p_withdrawal.updated_at));
end
$$;
comment on function private.withdrawal_record(private.withdrawals) is 'A withdrawal as its owner reads it.';
grant execute on function private.withdrawal_record(private.withdrawals) to preloved_verbs;

insert into private.settings (name, value, meaning) values
  ('withdrawals_open', 1, 'Whether money may leave wallets: 0 stops new withdrawals, 1 lets them begin again'),
  ('withdrawal_poll_minutes', 360, 'How often the provider is asked about a payout link of which no callback tells');
