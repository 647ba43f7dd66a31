create function api.push_subscriptions(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_items jsonb;
  v_total bigint;
begin
  select jsonb_agg(
    private.push_subscription_record(page) order by page.created_at desc, page.id desc)
  into v_items
  from (
    select subscriptions.*
    from private.push_subscriptions as subscriptions
    where subscriptions.user_id = v_caller_id
      and subscriptions.deleted_at is null
    order by subscriptions.created_at desc, subscriptions.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*) into v_total
  from private.push_subscriptions as subscriptions
  where subscriptions.user_id = v_caller_id
    and subscriptions.deleted_at is null;
  return private.list_page(v_items, v_total, p_limit, p_offset);
end
$$;
