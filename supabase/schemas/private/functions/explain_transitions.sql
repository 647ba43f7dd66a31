create function private.explain_transitions(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'version', history.version,
          'from', history.from_status,
          'to', history.to_status,
          'actor', history.actor,
          'actor_id', history.actor_id,
          'actor_username', profiles.username,
          'reason', history.reason,
          'at', internal.wire_time(history.at))
        order by history.version),
      '[]')
    from private.order_history as history
    left join public.profiles on profiles.id = history.actor_id
    where history.order_id = p_order.id
  );
end
$$;
