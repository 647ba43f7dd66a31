create function private.count_unsent_events() returns integer
language plpgsql stable
as $$
begin
  return (
    select count(*)::integer
    from (
      (
        select 1
        from private.outbox
        where outbox.seq is null
        limit 10000
      )
      union all
      (
        select 1
        from private.outbox
        where outbox.seq is not null
          and outbox.delivered_at is null
          and outbox.dead_at is null
        limit 10000
      )
      limit 10000
    ) as waiting
  );
end
$$;
