-- Newest first; matches in title or brand come before the others.
create function private.search_numbers_page(
  p_numbers bigint[],
  p_query tsquery,
  p_where text,
  p_range text,
  p_limit integer,
  p_offset bigint
) returns uuid[]
language plpgsql stable
as $$
declare
  v_window constant integer := private.max_total();
  v_limit constant integer := least(p_limit, v_window - p_offset);
  -- If at least half of the matches are in titles, this sample has enough of them for the page.
  v_sample constant bigint := least(2 * (p_offset + v_limit), v_window);
  v_newest bigint[];
  v_titles bigint[] := '{}';
  v_page bigint[];
begin
  v_newest := array(
    select found.number
    from (select unnest(p_numbers) as number) as found
    order by found.number desc
    limit v_sample);
  if p_query is not null then
    if v_sample <= 500 then
      v_titles := array(
        select entries.number
        from private.listing_search as entries
        where entries.number = any (v_newest)
          and entries.headline @@ p_query
        order by entries.number desc);
    end if;
    if cardinality(v_titles) < p_offset + v_limit
      and (cardinality(p_numbers) > v_sample or v_sample > 500)
    then
      execute format(
        'select array(
           select entries.number
           from private.listing_search as entries
           where %s
             and %s
             and entries.headline @@ $1
           order by entries.number desc)',
        p_where, p_range)
      into v_titles
      using p_query;
      if v_titles <> '{}' and cardinality(p_numbers) > v_window then
        v_titles := array(
          select titles.number
          from unnest(v_titles) as titles (number)
          where titles.number >= (
            select found.number
            from (select unnest(p_numbers) as number) as found
            order by found.number desc
            limit 1
            offset v_window - 1)
          order by titles.number desc);
      end if;
    end if;
  end if;

  v_page := v_titles[p_offset + 1:p_offset + v_limit];
  if cardinality(v_page) < v_limit then
    -- The page needs no match older than the last of these.
    v_page := v_page || array(
      select found.number
      from unnest(v_newest) as found (number)
      where not exists (
        select
        from unnest(v_titles) as titles (number)
        where titles.number = found.number)
      order by found.number desc
      limit v_limit - cardinality(v_page)
      offset greatest(p_offset - cardinality(v_titles), 0));
  end if;

  return array(
    select entries.listing_id
    from unnest(v_page) with ordinality as page (number, position)
    join private.listing_search as entries on entries.number = page.number
    order by page.position);
end
$$;
