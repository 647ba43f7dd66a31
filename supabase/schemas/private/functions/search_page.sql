create function private.search_page(
  p_query tsquery,
  p_wanted jsonb,
  p_sort_by text,
  p_limit integer,
  p_offset bigint,
  out total bigint,
  out ids uuid[]
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_most constant integer := 10000;
  v_is_text boolean := p_query is not null or p_wanted ->> 'vibe_tag' is not null;
  v_where constant text := 'listings.is_visible'
    || case when p_wanted ->> 'gender' is null then '' else ' and listings.gender = $1 ->> ''gender''' end
    || case when p_wanted ->> 'product_category' is null then '' else ' and listings.product_category = $1 ->> ''product_category''' end
    || case when p_wanted ->> 'min_price' is null then '' else ' and listings.price >= ($1 ->> ''min_price'')::bigint' end
    || case when p_wanted ->> 'max_price' is null then '' else ' and listings.price <= ($1 ->> ''max_price'')::bigint' end;
  v_order constant text := case p_sort_by when 'lowest_price' then 'price, id' when 'highest_price' then 'price desc, id'
    else 'created_at desc, id desc' end;
begin
  if v_is_text then
    select matches.total, matches.ids into total, ids
    from private.search_matches(p_query, p_wanted, p_sort_by, p_limit, p_offset) as matches;
  elsif p_wanted ->> 'min_price' is null and p_wanted ->> 'max_price' is null then
    select coalesce(sum(counts.visible), 0) into total from public.listing_counts as counts
    where (p_wanted ->> 'gender' is null or counts.gender = p_wanted ->> 'gender')
      and (p_wanted ->> 'product_category' is null or counts.product_category = p_wanted ->> 'product_category');
  else
    execute 'select count(*) from (select from public.listings where ' || v_where || ' limit $2) as few'
      into total using p_wanted, v_most + 1;
  end if;

  if v_is_text and ids is not null then
    return;
  elsif p_offset >= total or p_limit = 0 then
    ids := '{}';
  elsif v_is_text then
    -- So many match that the right ones are met soon when walking along the order that is asked for.
    execute 'select array(select listings.id from public.listings, lateral (
        select from private.listing_search as entries where entries.number = listings.number
          and ($4 is null or entries.document @@ $4) and ($1 ->> ''vibe_tag'' is null or entries.vibe_tags @> array[$1 ->> ''vibe_tag''])
        offset 0) as matching
      where ' || v_where || ' order by ' || v_order || ' limit $2 offset $3)'
      into ids using p_wanted, p_limit, p_offset, p_query;
  elsif total <= v_most and p_wanted ?| array['min_price', 'max_price'] then
    -- Few enough to sort, and perhaps so few that walking along another order would take for ever.
    execute 'with matches as materialized (
        select listings.id, listings.price, listings.created_at from public.listings where ' || v_where || ')
      select array(select matches.id from matches order by ' || v_order || ' limit $2 offset $3)'
      into ids using p_wanted, p_limit, p_offset;
  else
    execute 'select array(select listings.id from public.listings where ' || v_where || ' order by ' || v_order || ' limit $2 offset $3)'
      into ids using p_wanted, p_limit, p_offset;
  end if;
end
$$;
comment on function private.search_page(tsquery, jsonb, text, integer, bigint) is
  'One page of matches by relevance, newest, lowest_price or highest_price, and how many there are; more than ten thousand when that is not known.';
