create function api.boosts_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
begin
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(private.boost_record(page) order by page.created_at desc, page.id desc), '[]')
      from (select purchases.* from private.boost_purchases as purchases
            where purchases.seller_id = v_me and purchases.status <> 'CREATING'
            order by purchases.created_at desc, purchases.id desc limit p_limit offset p_offset) as page),
    'total', (select count(*) from private.boost_purchases as purchases where purchases.seller_id = v_me and purchases.status <> 'CREATING'),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.boosts_list(integer, bigint) is 'The boosts that the caller bought, newest first.';
