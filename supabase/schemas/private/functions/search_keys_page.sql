create function private.search_keys_page(
  p_keys bigint[],
  p_by_relevance boolean,
  p_limit integer,
  p_offset bigint
) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_page bigint[];
begin
  v_page := array(
    select newest.key
    from (
      select unnest(p_keys) as key
      order by key desc
      limit 10000
    ) as newest
    order by case when p_by_relevance then newest.key & 1 end desc, newest.key desc
    limit p_limit
    offset p_offset);
  return array(
    select entries.listing_id
    from unnest(v_page) with ordinality as page (key, position)
    join private.listing_search as entries on entries.number = page.key >> 1
    order by page.position);
end
$$;
comment on function private.search_keys_page(bigint[], boolean, integer, bigint) is
  'The listing ids of one page of keys, newest first; by relevance, odd keys come first.';
