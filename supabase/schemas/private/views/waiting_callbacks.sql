create view private.waiting_callbacks with (security_invoker = true) as
select
  events.received_at,
  events.outcome
from private.jobs
join private.provider_events as events on events.id = jobs.key::uuid
where jobs.kind = 'webhooks_handle'
  and jobs.finished_at is null
  and jobs.dead_at is null
  and coalesce(events.outcome, 'unknown') in ('unknown', 'unconfirmed')
  -- Mails of Supabase Auth, sent by the same account, have callbacks too.
  and (events.outcome is null or events.provider <> 'resend');
comment on view private.waiting_callbacks is
  'Callbacks that are not handled yet, whose reference is unknown, or whose claim the provider''s '
  'record does not show, until they are abandoned.';

grant select on private.waiting_callbacks to preloved_api;
