-- At most p_limit rows of each list; internal.export_page has the others.
create function api.auth_export(p_limit integer) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.caller()).id;
begin
  -- Records about other users come from the operations that show them to the caller anyway, so the
  -- export discloses nothing more about those users.
  return jsonb_build_object(
    'exported_at', internal.wire_time(private.now()),
    'profile', api.auth_me(),
    'orders', api.orders_my(p_limit, 0) - 'limit' - 'offset',
    'wallet', jsonb_build_object(
      'balance', api.wallet_balance(),
      'transactions', api.wallet_transactions(p_limit, 0) -> 'items',
      'withdrawals', api.wallet_withdrawals_list(p_limit, 0) -> 'items'),
    'boosts', api.boosts_list(p_limit, 0) -> 'items',
    'reviews_received', api.reviews_user(v_caller_id, p_limit, 0) -> 'items',
    'devices', api.push_subscriptions(p_limit, 0) -> 'items',
    'notification_preferences', api.notifications_preferences())
    || private.export_personal_data(v_caller_id, p_limit)
    || private.export_openings(v_caller_id);
end
$$;
