create function api.auth_export() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_all constant integer := 2147483647;
begin
  -- Records that involve other users come from the operations that show them to the caller anyway,
  -- so the export discloses nothing more about those users.
  return jsonb_build_object(
    'exported_at', internal.wire_time(private.now()),
    'profile', api.auth_me(),
    'orders', api.orders_my(null, v_all, 0) - 'limit' - 'offset',
    'wallet', jsonb_build_object(
      'balance', api.wallet_balance(),
      'transactions', api.wallet_transactions(v_all, 0) -> 'items',
      'withdrawals', api.wallet_withdrawals_list(v_all, 0) -> 'items'),
    'boosts', api.boosts_list(v_all, 0) -> 'items',
    'reviews_received', api.reviews_user(v_caller_id, v_all, 0) -> 'items',
    'devices', api.push_subscriptions(v_all, 0) -> 'items',
    'notification_preferences', api.notifications_preferences())
    || private.export_personal_data(v_caller_id)
    || private.export_openings(v_caller_id);
end
$$;
