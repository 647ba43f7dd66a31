-- Events with a seq above p_after_seq, oldest first, delivered or not, and the highest seq, so that
-- the portal can detect a missing event.
create function api.internal_events(p_after_seq bigint, p_limit integer) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
begin
  return jsonb_build_object(
    'events', to_jsonb(array(
      select private.event_envelope(outbox)
      from private.outbox
      where outbox.seq > p_after_seq
      order by outbox.seq
      limit p_limit
    )),
    'last_seq', (select finance_portal.last_seq from private.finance_portal)
  );
end
$$;
revoke execute on function api.internal_events(bigint, integer) from authenticated;
grant execute on function api.internal_events(bigint, integer) to service_role;
