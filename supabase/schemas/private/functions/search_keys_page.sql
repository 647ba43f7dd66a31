create function private.search_keys_page(
  p_keys bigint[],
  p_title_keys bigint[],
  p_limit integer,
  p_offset bigint
) returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_limit constant integer := least(p_limit, v_window - p_offset);
  v_titles bigint[] := p_title_keys;
  v_oldest bigint;
  v_page bigint[];
begin
  if cardinality(p_keys) > v_window and v_titles <> '{}' then
    select keys.key
    into v_oldest
    from unnest(p_keys) as keys (key)
    order by keys.key desc
    limit 1
    offset v_window - 1;
    v_titles := array(
      select titles.key
      from unnest(v_titles) as titles (key)
      where titles.key >= v_oldest);
  end if;

  v_page := array(
    select titles.key
    from unnest(v_titles) as titles (key)
    order by titles.key desc
    limit v_limit
    offset p_offset);
  if cardinality(v_page) < v_limit then
    v_page := v_page || array(
      select keys.key
      from unnest(p_keys) as keys (key)
      where not exists (
        select
        from unnest(v_titles) as titles (key)
        where titles.key = keys.key)
      order by keys.key desc
      limit v_limit - cardinality(v_page)
      offset greatest(p_offset - cardinality(v_titles), 0));
  end if;

  return array(
    select entries.listing_id
    from unnest(v_page) with ordinality as page (key, position)
    join private.listing_search as entries on entries.number = page.key
    order by page.position);
end
$$;
comment on function private.search_keys_page(bigint[], bigint[], integer, bigint) is
  'The listing ids of one page of the newest ten thousand keys, newest first; those of titles come '
  'before the others.';
