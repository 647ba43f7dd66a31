-- Reads the entries from the newest bucket on, a batch of buckets at a time. The matches so far
-- say how large the next batch is: a word of every third listing needs only the newest buckets,
-- and a rare word reads all the others at once.
create function private.gather_search_keys(
  p_query tsquery,
  p_where text,
  p_at_once boolean,
  p_by_relevance boolean,
  p_needed bigint,
  out total bigint,
  out keys bigint[]
)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_key constant text := case
    when p_query is null then '2 * entries.number'
    else '2 * entries.number + (entries.headline @@ $1)::integer'
  end;
  v_newest bigint;
  v_first bigint;
  v_last bigint;
  v_next bigint;
  v_batch bigint;
  v_range text;
  v_is_full boolean := false;
  v_count bigint;
  v_found bigint[];
begin
  total := 0;
  keys := '{}';
  select max(entries.number), min(entries.number) >> 13
  into v_newest, v_last
  from private.listing_search as entries;
  v_first := v_newest >> 13;
  v_next := v_first;
  -- Up to three buckets are read at once: nearly every match is in them.
  v_batch := case when p_at_once or v_first - v_last < 3 then v_first - v_last + 1 else 2 end;

  while v_next >= v_last and total <= v_window loop
    v_is_full := v_is_full or total > 0 and p_needed <= case
      when p_by_relevance then (select count(*) from unnest(keys) as key where key & 1 = 1)
      else total
    end;
    if v_batch > v_next - v_last then
      -- The addition keeps this out of the index scan, which would read every bucket's entries.
      v_range := format('entries.bucket + 0 <= %s', v_next);
    else
      v_range := format('entries.bucket = any (%L::integer[])',
        array(select generate_series(v_next - v_batch + 1, v_next)));
    end if;

    if v_is_full then
      execute format(
        'select count(*)
         from private.listing_search as entries
         where %s and %s',
        p_where, v_range)
      into v_count
      using p_query;
      total := total + v_count;
    else
      execute format(
        'select array_agg(%s)
         from private.listing_search as entries
         where %s and %s',
        v_key, p_where, v_range)
      into v_found
      using p_query;
      keys := keys || v_found;
      total := cardinality(keys);
    end if;

    v_next := v_next - v_batch;
    v_batch := v_next - v_last + 1;
    if total * (v_first - v_last + 1) > v_window * (v_first - v_next) then
      v_batch := least(v_batch,
        1 + (((v_window - total) * (v_newest - ((v_next + 1) << 13)) / total) >> 13));
    end if;
  end loop;
end
$$;
comment on function private.gather_search_keys(tsquery, text, boolean, boolean, bigint) is
  'Keys of matches and the number of matches; above ten thousand only says that there are more. '
  'A key is the listing''s number doubled, plus one if its title or brand match. '
  'Gathers at least p_needed keys (by relevance: odd ones), then only counts.';
