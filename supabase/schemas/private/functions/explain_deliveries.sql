create function private.explain_deliveries(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', outbox.id,
          'seq', outbox.seq,
          'type', outbox.type,
          'version', outbox.aggregate_version,
          'posts', outbox.attempts,
          'delivered_at', internal.wire_time(outbox.delivered_at),
          'dead_at', internal.wire_time(outbox.dead_at),
          'error', private.mask_emails(outbox.last_error),
          'at', internal.wire_time(outbox.occurred_at))
        order by outbox.aggregate_version),
      '[]')
    from private.outbox
    where outbox.aggregate_type = 'order'
      and outbox.aggregate_id = p_order.id
  );
end
$$;
