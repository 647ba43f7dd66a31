create table private.provider_events (
  -- Derived from the kind of callback and its raw body, or the message id of an e-mail callback: a
  -- provider's retry is the same event.
  id uuid primary key,
  provider text not null,
  body jsonb not null,
  reference text,
  -- unknown: its reference is not ours, or not yet (unmatched). unconfirmed: it reports money that
  -- the provider's API does not show, or not yet. unfamiliar: the body cannot be read. Staff see
  -- all three.
  outcome text,
  received_at timestamptz not null default private.now(),
  handled_at timestamptz,
  -- Not handled yet, or without effect.
  is_open boolean not null generated always as (
    outcome is null or outcome in ('unknown', 'unconfirmed', 'unfamiliar')
  ) stored
);
comment on table private.provider_events is
  'Verified callbacks, once per content, with their outcome.';

create index provider_events_reference on private.provider_events (reference);
-- Includes the filters of staff, so that rows without a match are skipped without being fetched.
create index provider_events_newest on private.provider_events (received_at desc, id desc)
  include (provider, outcome);
create index provider_events_open on private.provider_events (received_at) where is_open;
-- For staff filters by rare outcomes and providers. Those of every purchase are excluded to keep
-- the indexes small.
create index provider_events_rare_outcomes
  on private.provider_events (outcome, received_at desc, id desc)
  where outcome not in ('paid', 'known', 'noted', 'sent', 'delivered');
create index provider_events_rare_providers
  on private.provider_events (provider, received_at desc, id desc)
  where provider not in ('payment', 'biteship', 'resend');

grant select, insert, update, delete on private.provider_events to preloved_api;

insert into private.personal_data (relation, owner, columns, on_leaving, by) values
  ('private.provider_events', 'payer', '{body}', 'elsewhere', 'redact_callbacks');
