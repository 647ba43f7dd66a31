-- Remembers the first open events for twenty times the search time since p_began.
create function private.raise_outbox_floors(p_began timestamptz) returns void
language plpgsql volatile
set enable_seqscan = off
as $$
begin
  update private.finance_portal
  set
    position_floor = finance_portal.numbered_position,
    numbered_position = coalesce(
      (select outbox.position from private.outbox where outbox.seq = finance_portal.last_seq), 0),
    numbered_xmax = pg_snapshot_xmax(pg_current_snapshot())
  where pg_snapshot_xmin(pg_current_snapshot()) >= finance_portal.numbered_xmax;
  update private.finance_portal
  set
    due_floor = coalesce(
      (
        select min(outbox.due_at)
        from private.outbox
        where outbox.is_next
          and outbox.delivered_at is null
          and outbox.dead_at is null
      ),
      '-infinity'
    ),
    floors_until = clock_timestamp() + 20 * (clock_timestamp() - p_began);
end
$$;
