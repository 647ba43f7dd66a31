create function api.wallet_withdrawals_list(p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.withdrawal_record(page) order by page.created_at desc, page.id desc), '[]')
              from (select withdrawals.* from private.withdrawals where withdrawals.user_id = v_me
                    order by withdrawals.created_at desc, withdrawals.id desc limit p_limit offset p_offset) as page),
    'total', (select count(*) from private.withdrawals where withdrawals.user_id = v_me),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.wallet_withdrawals_list(integer, integer) is 'The caller''s withdrawals, newest first.';
