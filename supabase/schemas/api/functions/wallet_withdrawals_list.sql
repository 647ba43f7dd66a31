create function api.wallet_withdrawals_list(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id constant uuid := (private.caller()).id;
  v_ids uuid[];
  v_items jsonb;
  v_total bigint;
begin
  -- Ids first, from the index alone, as the total is.
  v_ids := array(
    select withdrawals.id
    from private.withdrawals
    where withdrawals.user_id = v_caller_id
    order by withdrawals.created_at desc, withdrawals.id desc
    limit p_limit
    offset p_offset);
  select jsonb_agg(private.withdrawal_record(withdrawals) order by page.position)
  into v_items
  from unnest(v_ids) with ordinality as page (id, position)
  join private.withdrawals on withdrawals.id = page.id;
  select count(*) into v_total from private.withdrawals where withdrawals.user_id = v_caller_id;
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'total', v_total,
    'limit', p_limit,
    'offset', p_offset
  );
end
$$;
comment on function api.wallet_withdrawals_list(integer, integer) is
  'The caller''s withdrawals, newest first.';
