create function private.next_to_erase(p_erasure private.erasures, p_limit integer) returns uuid[]
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  v_last constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  v_after timestamptz;
begin
  case p_erasure.step
    when 0 then
      -- Reads each party's index on from the last order.
      select coalesce(min(orders.created_at), 'infinity')
      into v_after
      from public.orders
      where orders.id = p_erasure.after_id;
      return array(
        select parties.id
        from (
          (
            select orders.created_at, orders.id
            from public.orders
            where orders.buyer_id = p_erasure.user_id
              and (orders.created_at, orders.id) < (v_after, coalesce(p_erasure.after_id, v_last))
            order by orders.created_at desc, orders.id desc
            limit p_limit
          )
          union all
          (
            select orders.created_at, orders.id
            from public.orders
            where orders.seller_id = p_erasure.user_id
              and (orders.created_at, orders.id) < (v_after, coalesce(p_erasure.after_id, v_last))
            order by orders.created_at desc, orders.id desc
            limit p_limit
          )
        ) as parties
        order by parties.created_at desc, parties.id desc
        limit p_limit);
    when 1 then
      return array(
        select listings.id
        from public.listings
        where listings.seller_id = p_erasure.user_id
          and (p_erasure.after_id is null or listings.id > p_erasure.after_id)
        order by listings.id
        limit p_limit);
    when 2 then
      return array(
        select conversations.id
        from private.conversations
        where p_erasure.user_id in (conversations.buyer_id, conversations.seller_id)
          and (p_erasure.after_id is null or conversations.id > p_erasure.after_id)
        order by conversations.id
        limit p_limit);
    -- Erased rows are deleted, so the next rows are the first ones.
    when 3 then
      return array(
        select emails.id
        from private.emails
        where emails.user_id = p_erasure.user_id
        limit p_limit);
    when 4 then
      return array(
        select notifications.id
        from public.notifications
        where notifications.user_id = p_erasure.user_id
        limit p_limit);
  end case;
end
$$;
