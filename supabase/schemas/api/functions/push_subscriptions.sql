create function api.push_subscriptions(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_total constant bigint := (select count(*) from private.push_devices(v_caller_id));
begin
  return private.list_page(
    to_jsonb(array(
      select private.push_subscription_record(subscriptions)
      from private.push_devices(v_caller_id) as subscriptions
      order by subscriptions.created_at desc, subscriptions.id desc
      limit p_limit
      offset p_offset)),
    v_total,
    p_limit,
    p_offset);
end
$$;
