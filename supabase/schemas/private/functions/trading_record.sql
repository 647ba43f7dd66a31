create function private.trading_record(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'id', profiles.id,
      'username', profiles.username,
      'account_status', profiles.account_status,
      'created_at', internal.wire_time(profiles.created_at),
      'sold_count', profiles.sold_count,
      'bought_count', (
        select count(*)
        from public.orders
        where orders.buyer_id = profiles.id
          and orders.status = 'COMPLETED'),
      'dispute_count', (
        select count(*)
        from private.order_parties as parties
        join private.disputes on disputes.order_id = parties.order_id
        where parties.user_id = profiles.id),
      'rating_average', round(profiles.rating_sum::numeric / nullif(profiles.rating_count, 0), 2),
      'rating_count', profiles.rating_count,
      'strike_count', (
        select count(*)
        from private.reports
        where reports.user_id = profiles.id
          and reports.outcome = 'actioned'))
    from public.profiles
    where profiles.id = p_user_id
  );
end
$$;
