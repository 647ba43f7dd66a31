create function api.admin_webhooks(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.provider_events', p_query,
    p_open => 'provider_events.is_open',
    p_sort => 'received_at'
  );
  return private.staff_list(v_page, (
    select jsonb_agg(
      jsonb_build_object(
        'id', events.id,
        'provider', events.provider,
        'reference', events.reference,
        'outcome', events.outcome,
        'body', private.redact_callback(events.body),
        'attempts', coalesce(jobs.attempts, 0),
        'error', private.mask_emails(jobs.last_error),
        'next_attempt_at', internal.wire_time(
          case when jobs.finished_at is null and jobs.dead_at is null then jobs.run_at end
        ),
        'received_at', internal.wire_time(events.received_at),
        'handled_at', internal.wire_time(events.handled_at)
      )
      order by page.position
    )
    from unnest(v_page.ids) with ordinality as page (id, position)
    join private.provider_events as events on events.id = page.id::uuid
    left join private.jobs on jobs.kind = 'webhooks_handle' and jobs.key = page.id));
end
$$;
