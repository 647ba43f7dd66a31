create function internal.load_webhook(p_event_id uuid) returns jsonb
language plpgsql volatile security definer
as $$
begin
  return (
    select jsonb_build_object('provider', events.provider, 'body', events.body)
    from private.provider_events as events
    where events.id = p_event_id
  );
end
$$;
