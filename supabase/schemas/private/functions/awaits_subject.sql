-- The callback is about something unknown to us. Staff see it in GET /admin/webhooks; unconfirmed
-- money has a case.
create function private.awaits_subject(p_job private.jobs) returns boolean
language plpgsql stable
as $$
begin
  return p_job.kind = 'webhooks_handle' and exists (
    select
    from private.provider_events as events
    where events.id = p_job.key::uuid
      and events.outcome in ('unknown', 'unconfirmed')
  );
end
$$;
