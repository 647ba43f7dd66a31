create table private.retention (
  relation text primary key check (char_length(relation) <= 130),
  -- detached: the owner of the database moves months to schema archive.
  action text not null check (action in ('deleted', 'detached', 'kept')),
  -- The days for which a row is kept. Two superadmins change it, within its bounds.
  setting text references private.settings (name) on delete restrict,
  -- The condition of deletable rows (data): false for each row that still waits. $1 is the time
  -- before which it ended.
  finished text,
  -- A statement that saves still needed data of the rows with the places $1.
  before_deletion text,
  why text not null,
  check ((action = 'deleted') = (setting is not null)),
  check ((setting is null) = (finished is null)),
  check (before_deletion is null or action = 'deleted')
);
comment on table private.retention is
  'The retention of finished rows in each growing table, and where they go. The job `retention` '
  'deletes rows every night; a table without a row here is kept.';

create index retention_setting on private.retention (setting);

grant select on private.retention to preloved_api;

insert into private.retention (relation, action, setting, finished, before_deletion, why) values
  (
    'private.jobs', 'deleted', 'keep_jobs_days',
    'coalesce(finished_at, case kind when ''webhooks_handle'' then dead_at end) < $1 '
      'and not (kind in (''orders_deadline'', ''orders_remind'') and exists ('
      'select from public.orders '
      'where orders.id = (data.payload ->> ''order_id'')::uuid and orders.frozen_at is not null))',
    null,
    'Work that is done, and abandoned callbacks, which have a row of their own. What else is dead, '
      'or waits, stays until it is done; the deadlines of a frozen order begin again.'
  ),
  (
    'private.provider_events', 'deleted', 'keep_callbacks_days',
    'handled_at < $1 and not exists ('
      'select from private.staff_cases as cases '
      'where cases.kind in (''unconfirmed_payment'', ''unfamiliar_payment'') '
      'and cases.key = data.id::text and cases.closed_at is null)',
    'insert into private.seen_callbacks (id) '
      'select data.id from private.provider_events as data where data.ctid = any ($1) '
      'on conflict do nothing',
    'Chargebacks and disputes of a payment come up to half a year later. The id stays for ever, '
      'so that a repeat has no effect. One with an open case stays.'
  ),
  (
    'private.outbox', 'deleted', 'keep_events_days',
    'delivered_at < $1', null,
    'The finance portal asks for events again after a loss of its own.'
  ),
  (
    'private.emails', 'deleted', 'keep_emails_days',
    'updated_at < $1 and not is_pending', null,
    'Users ask about a mail, and a provider reports bounces and complaints, weeks later at most.'
  ),
  (
    'public.notifications', 'deleted', 'keep_notifications_days',
    'created_at < $1', null,
    'Users read them; the order itself says what happened.'
  ),
  (
    'private.caller_days', 'deleted', 'keep_caller_days',
    'day < $1::date', null,
    'Monthly active users compare thirty days with the thirty before; closed days are counted.'
  ),
  (
    'public.live_chat_messages', 'detached', null, null, null,
    'Whole months, at least twelve months after their end, by private.detach_history_month: nothing '
      'moves or drops them by itself. Export and deletion reach the archive.'
  ),
  (
    'private.order_history', 'kept', null, null, null,
    'Disputes, the replay of an order and the money proof read it. Reasons go with the account.'
  ),
  ('private.audit_log', 'kept', null, null, null, 'Append-only and sealed.'),
  ('private.ledger_transfers', 'kept', null, null, null, 'The books: append-only and sealed.'),
  ('private.ledger_entries', 'kept', null, null, null, 'The books: append-only and sealed.'),
  (
    'private.seen_callbacks', 'kept', null, null, null,
    'Sixteen bytes of each callback that went: a repeat has no effect, however late.'
  );
