-- Reads the entries from the newest bucket on, a batch of buckets at a time: first those of as many
-- listings as are needed if each matches. The matches so far say how large the next batch is: a
-- rare word reads all the others at once. Without sequential scans: they read all words.
create function private.gather_search_keys(
  p_query tsquery,
  p_where text,
  p_at_once boolean,
  p_by_relevance boolean,
  out total bigint,
  out keys bigint[],
  out title_keys bigint[]
)
language plpgsql stable set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_window constant integer := 10000;
  v_titles constant text := case
    when p_by_relevance and p_query is not null then
      'select array_agg(entries.number)
       from private.listing_search as entries
       where %1$s and %2$s and entries.headline @@ $1'
    else 'null::bigint[]'
  end;
  v_newest bigint;
  v_first bigint;
  v_last bigint;
  v_next bigint;
  v_batch bigint;
  v_range text;
  v_found bigint[];
  v_found_titles bigint[];
begin
  total := 0;
  keys := '{}';
  title_keys := '{}';
  select max(entries.number), min(entries.number) >> 11
  into v_newest, v_last
  from private.listing_search as entries;
  v_first := v_newest >> 11;
  v_next := v_first;
  -- Up to twelve buckets are read at once: nearly every match is in them.
  v_batch := case
    when p_at_once or v_first - v_last < 12 then v_first - v_last + 1
    else v_first - ((v_newest - v_window) >> 11) + 1
  end;

  while v_next >= v_last and total <= v_window loop
    if v_batch > v_next - v_last then
      -- The addition keeps this out of the index scan, which would read every bucket's entries.
      v_range := format('entries.bucket + 0 <= %s', v_next);
    else
      v_range := format('entries.bucket = any (%L::integer[])',
        array(select generate_series(v_next - v_batch + 1, v_next)));
    end if;
    execute format(
      'select
         (select array_agg(entries.number)
          from private.listing_search as entries
          where %1$s and %2$s),
         (' || v_titles || ')',
      p_where, v_range)
    into v_found, v_found_titles
    using p_query;
    keys := keys || v_found;
    title_keys := title_keys || v_found_titles;
    total := cardinality(keys);

    v_next := v_next - v_batch;
    v_batch := v_next - v_last + 1;
    if total * (v_first - v_last + 1) > v_window * (v_first - v_next) then
      v_batch := least(v_batch,
        2 + (((v_window - total) * (v_newest - ((v_next + 1) << 11)) / total) >> 11));
    end if;
  end loop;
end
$$;
comment on function private.gather_search_keys(tsquery, text, boolean, boolean) is
  'The numbers of matching listings, at least the newest ten thousand of them; by relevance, also '
  'those that match in title or brand. total above ten thousand only says that there are more.';
