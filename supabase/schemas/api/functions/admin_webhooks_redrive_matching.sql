create function api.admin_webhooks_redrive_matching(
  p_limit integer,
  p_audit jsonb,
  p_provider text default null,
  p_outcome text default null
) returns jsonb
language plpgsql volatile security definer
as $$
begin
  return private.redrive('callback', p_audit, p_limit, array(
    select events.id
    from private.provider_events as events
    where events.is_open
      and (p_provider is null or events.provider = p_provider)
      and (p_outcome is null or events.outcome = p_outcome)
    order by events.received_at));
end
$$;
