create function api.webhooks_stored(p_event_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', events.id, 'provider', events.provider, 'body', events.body, 'reference', events.reference)
    from private.provider_events as events where events.id = p_event_id);
end
$$;
comment on function api.webhooks_stored(uuid) is 'A stored callback, to act on.';
alter function api.webhooks_stored(uuid) owner to preloved_verbs;
grant execute on function api.webhooks_stored(uuid) to service_role;
