-- The ids and sort keys of visible listings in this order, after a key and id if there are any.
-- Each statement has one branch per index that gives the order. A branch whose conditions on the
-- arguments are false is not read, so one plan, kept between calls, is right for all arguments.
-- Filters and offsets are evaluated in the index alone. `rows` is a page: with the default of 1000
-- the caller's join would read a table of ten thousand listings whole.
create function internal.listings_walk(
  p_sort_by text,
  p_gender text,
  p_product_category text,
  p_limit integer,
  p_offset bigint,
  p_after_key bigint,
  p_after_id uuid
) returns table (id uuid, key bigint)
language plpgsql stable rows 50 set plan_cache_mode = force_generic_plan
as $$
declare
  v_created_at constant timestamptz := coalesce(
    timestamptz 'epoch' + p_after_key * interval '1 microsecond', 'infinity');
  v_price constant bigint := coalesce(
    p_after_key, case p_sort_by when 'lowest_price' then 0 else 9007199254740991 end);
  v_id constant uuid := coalesce(
    p_after_id,
    case
      when p_sort_by = 'lowest_price' then uuid '00000000-0000-0000-0000-000000000000'
      else uuid 'ffffffff-ffff-ffff-ffff-ffffffffffff'
    end);
begin
  if p_sort_by = 'lowest_price' then
    return query
    (
      select listings.id, listings.price
      from public.listings
      where listings.is_visible
        and p_product_category is null
        and (p_gender is null or listings.gender = p_gender)
        and (listings.price, listings.id) > (v_price, v_id)
      order by listings.price, listings.id
      limit p_limit
      offset p_offset
    )
    union all
    (
      select listings.id, listings.price
      from public.listings
      where listings.is_visible
        and listings.product_category = p_product_category
        and (p_gender is null or listings.gender = p_gender)
        and (listings.price, listings.id) > (v_price, v_id)
      order by listings.price, listings.id
      limit p_limit
      offset p_offset
    );
  elsif p_sort_by = 'highest_price' then
    return query
    (
      select listings.id, listings.price
      from public.listings
      where listings.is_visible
        and p_product_category is null
        and (p_gender is null or listings.gender = p_gender)
        and (listings.price, listings.id) < (v_price, v_id)
      order by listings.price desc, listings.id desc
      limit p_limit
      offset p_offset
    )
    union all
    (
      select listings.id, listings.price
      from public.listings
      where listings.is_visible
        and listings.product_category = p_product_category
        and (p_gender is null or listings.gender = p_gender)
        and (listings.price, listings.id) < (v_price, v_id)
      order by listings.price desc, listings.id desc
      limit p_limit
      offset p_offset
    );
  else
    return query
    select page.id, (extract(epoch from page.created_at) * 1000000)::bigint
    from (
      (
        select listings.id, listings.created_at
        from public.listings
        where listings.is_visible
          and p_product_category is null
          and (p_gender is null or listings.gender = p_gender)
          and (listings.created_at, listings.id) < (v_created_at, v_id)
        order by listings.created_at desc, listings.id desc
        limit p_limit
        offset p_offset
      )
      union all
      (
        select listings.id, listings.created_at
        from public.listings
        where listings.is_visible
          and listings.product_category = p_product_category
          and (p_gender is null or listings.gender = p_gender)
          and (listings.created_at, listings.id) < (v_created_at, v_id)
        order by listings.created_at desc, listings.id desc
        limit p_limit
        offset p_offset
      )
    ) as page (id, created_at);
  end if;
end
$$;
grant execute on function internal.listings_walk(text, text, text, integer, bigint, bigint, uuid)
to preloved_api;
