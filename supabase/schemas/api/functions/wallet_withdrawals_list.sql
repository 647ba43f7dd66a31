create function api.wallet_withdrawals_list(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
  v_items jsonb;
  v_total bigint;
begin
  select jsonb_agg(private.withdrawal_record(page) order by page.created_at desc, page.id desc)
  into v_items
  from (
    select withdrawals.*
    from private.withdrawals
    where withdrawals.user_id = v_caller_id
    order by withdrawals.created_at desc, withdrawals.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*) into v_total from private.withdrawals where withdrawals.user_id = v_caller_id;
  return private.list_page(v_items, v_total, p_limit, p_offset);
end
$$;
