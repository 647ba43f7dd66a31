create function private.push_devices(p_user_id uuid) returns setof private.push_subscriptions
language sql stable
as $$
  select subscriptions.*
  from private.push_subscriptions as subscriptions
  where subscriptions.user_id = p_user_id
    and subscriptions.deleted_at is null
  order by subscriptions.created_at, subscriptions.id
$$;
