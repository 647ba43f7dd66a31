create function api.boosts_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
  v_ids uuid[];
  v_items jsonb;
  v_total bigint;
begin
  -- Ids first, from the index alone, as the total is.
  v_ids := array(
    select purchases.id
    from private.boost_purchases as purchases
    where purchases.seller_id = v_caller.id
      and purchases.status <> 'CREATING'
    order by purchases.created_at desc, purchases.id desc
    limit p_limit
    offset p_offset);
  select jsonb_agg(private.boost_record(purchases) order by page.position)
  into v_items
  from unnest(v_ids) with ordinality as page (id, position)
  join private.boost_purchases as purchases on purchases.id = page.id;
  select count(*) into v_total
  from private.boost_purchases as purchases
  where purchases.seller_id = v_caller.id
    and purchases.status <> 'CREATING';
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'total', v_total,
    'limit', p_limit,
    'offset', p_offset);
end
$$;
comment on function api.boosts_list(integer, bigint) is
  'The boosts that the caller bought, newest first.';
