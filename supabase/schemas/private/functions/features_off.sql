create function private.features_off() returns jsonb
language plpgsql volatile
as $$
begin
  return to_jsonb(array(
    select jsonb_build_object(
      'feature', providers.name,
      'missing', providers.missing,
      'since', internal.wire_time(providers.off_since),
      'unsent', case providers.name
        when 'portal' then (
          select count(*)::integer
          from (
            (select from private.outbox where outbox.seq is null limit 10000)
            union all
            (
              select
              from private.outbox
              where outbox.seq is not null
                and outbox.delivered_at is null
                and outbox.dead_at is null
              limit 10000
            )
            limit 10000
          ) as waiting
        )
        when 'mail' then (
          select count(*)::integer
          from (
            select
            from public.notifications
            join private.notification_kinds as kinds on kinds.kind = notifications.kind
            where notifications.created_at
                >= greatest(providers.off_since, private.now() - interval '1 day')
              and notifications.read_at is distinct from notifications.created_at
              and kinds.is_mailed
            limit 10000
          ) as unwritten
        )
        else 0
      end
    )
    from private.providers
    where providers.missing is not null
    order by providers.name
  ));
end
$$;
