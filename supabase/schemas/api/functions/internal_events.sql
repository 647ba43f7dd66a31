create function api.internal_events(p_after_seq bigint, p_limit integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_events jsonb;
begin
  select coalesce(jsonb_agg(private.event_envelope(page.*::private.outbox) order by page.seq), '[]') into v_events
  from (select outbox.* from private.outbox where outbox.seq > p_after_seq order by outbox.seq limit p_limit) as page;
  return jsonb_build_object('events', v_events,
    'last_seq', (select finance_portal.last_seq from private.finance_portal));
end
$$;
comment on function api.internal_events(bigint, integer) is
  'Events after a number, oldest first, delivered or not, and the highest number given so far: what proves to the portal that it misses nothing.';
revoke execute on function api.internal_events(bigint, integer) from authenticated;
grant execute on function api.internal_events(bigint, integer) to service_role;
