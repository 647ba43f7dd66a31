create function api.boosts_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller public.profiles := private.caller();
  v_items jsonb;
  v_total bigint;
begin
  select jsonb_agg(private.boost_record(page) order by page.created_at desc, page.id desc)
  into v_items
  from (
    select purchases.*
    from private.boost_purchases as purchases
    where purchases.seller_id = v_caller.id
      and purchases.status <> 'CREATING'
    order by purchases.created_at desc, purchases.id desc
    limit p_limit
    offset p_offset
  ) as page;
  select count(*) into v_total
  from private.boost_purchases as purchases
  where purchases.seller_id = v_caller.id
    and purchases.status <> 'CREATING';
  return private.list_page(v_items, v_total, p_limit, p_offset);
end
$$;
