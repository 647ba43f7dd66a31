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
    'notification_preferences', api.notifications_preferences(),
    'opened_by_staff', to_jsonb(array(
      select jsonb_build_object(
        'at', internal.wire_time(audit_log.at),
        'about', audit_log.target_type,
        'about_id', case audit_log.target_type
          when 'account' then v_caller_id::text
          else audit_log.target_id
        end,
        'fields', (audit_log.after -> 'read')
          -- If staff opened both addresses of an order, each owner reads only of their own.
          - case when orders.buyer_id = v_caller_id then 'return_address' else '' end
          - case when orders.seller_id = v_caller_id then 'recipient' else '' end)
      from private.audit_log
      left join public.orders
        on audit_log.target_type = 'order'
        and orders.id::text = audit_log.target_id
      where audit_log.kind = 'read'
        and audit_log.after -> 'user_ids' ? v_caller_id::text
        -- The reported party does not learn of a report.
        and (
          audit_log.target_type <> 'conversation'
          or exists (
            select from private.reports
            where reports.conversation_id::text = audit_log.target_id
              and reports.reporter_id = v_caller_id))
      order by audit_log.id desc)))
    || private.export_personal_data(v_caller_id, p_limit);
end
$$;
