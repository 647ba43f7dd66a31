create function private.delivery_signals() returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    -- Events that wait, are dead or have no number: one index for each, without delivered events.
    'oldest_unsent_event_s', private.age_seconds(
      case when not private.is_off('portal') then least(
        (
          select outbox.occurred_at
          from private.outbox
          where outbox.seq is not null
            and outbox.delivered_at is null
            and outbox.dead_at is null
          order by outbox.seq
          limit 1
        ),
        (select min(outbox.occurred_at) from private.outbox where outbox.dead_at is not null),
        (
          select outbox.occurred_at
          from private.outbox
          where outbox.seq is null
          order by outbox.position
          limit 1
        )
      ) end),
    'portal_down_s', private.age_seconds((
      select finance_portal.down_since
      from private.finance_portal
      where not private.is_off('portal'))),
    'oldest_unread_portal_event_s', private.age_seconds((
      select min(finance_inbox.received_at)
      from private.finance_inbox
      where finance_inbox.handled_at is null)));
end
$$;
