-- The next rows of one list of the export; p_list is its path.
create function internal.export_page(p_list text, p_limit integer, p_offset integer) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.caller()).id;
begin
  return case p_list
    when 'orders.as_buyer' then private.orders_page(v_caller_id, 'buyer', null, p_limit, p_offset)
    when 'orders.as_seller' then private.orders_page(v_caller_id, 'seller', null, p_limit, p_offset)
    when 'wallet.transactions' then api.wallet_transactions(p_limit, p_offset) -> 'items'
    when 'wallet.withdrawals' then api.wallet_withdrawals_list(p_limit, p_offset) -> 'items'
    when 'boosts' then api.boosts_list(p_limit, p_offset) -> 'items'
    when 'reviews_received' then api.reviews_user(v_caller_id, p_limit, p_offset) -> 'items'
    when 'devices' then api.push_subscriptions(p_limit, p_offset) -> 'items'
    else coalesce(
      private.export_personal_data(v_caller_id, p_limit, p_offset, p_list) -> p_list, '[]')
  end;
end
$$;
grant execute on function internal.export_page(text, integer, integer) to authenticated;
