-- Returns at least the newest ten thousand matches, and a condition that covers all entries that
-- were read. A total above ten thousand means that there are more. Reads the entries from the
-- newest bucket on, a batch of buckets at a time. The first batch is enough if every listing
-- matches. The matches so far determine the size of the next batch; for a rare word it is the whole
-- rest.
create function private.gather_search_numbers(
  p_query tsquery,
  p_where text,
  p_at_once boolean,
  out total bigint,
  out numbers bigint[],
  out range text
)
language plpgsql stable
as $$
declare
  v_window constant integer := private.max_total();
  v_newest bigint;
  v_first bigint;
  v_last bigint;
  v_next bigint;
  v_batch bigint;
  v_found bigint[];
begin
  total := 0;
  numbers := '{}';
  select max(entries.number), min(entries.number) >> 12
  into v_newest, v_last
  from private.listing_search as entries;
  v_first := v_newest >> 12;
  v_next := v_first;
  -- Up to six buckets are read at once: nearly every match is in them.
  v_batch := case
    when p_at_once or v_first - v_last < 6 then v_first - v_last + 1
    else v_first - ((v_newest - v_window) >> 12) + 1
  end;

  while v_next >= v_last and total <= v_window loop
    if v_batch > v_next - v_last then
      -- The addition keeps this condition out of the index scan, which would read every entry.
      execute format(
        'select array_agg(entries.number)
         from private.listing_search as entries
         where %s and entries.bucket + 0 <= $2',
        p_where)
      into v_found
      using p_query, v_next;
    else
      -- The planner may think that filtering by a list of buckets is cheaper: then each batch reads
      -- every match.
      execute format(
        'select array_agg(found.number)
         from generate_series($2, $3) as buckets (bucket),
           lateral (
             select entries.number
             from private.listing_search as entries
             where %s and entries.bucket = buckets.bucket
             offset 0
           ) as found',
        p_where)
      into v_found
      using p_query, (v_next - v_batch + 1)::integer, v_next::integer;
    end if;
    numbers := numbers || v_found;
    total := cardinality(numbers);

    v_next := v_next - v_batch;
    v_batch := v_next - v_last + 1;
    if total * (v_first - v_last + 1) > v_window * (v_first - v_next) then
      v_batch := least(v_batch,
        1 + (((v_window - total) * (v_newest - ((v_next + 1) << 12)) / total) >> 12));
    end if;
  end loop;
  range := case
    when v_next < v_last then 'true'
    else format('entries.bucket = any (%L::integer[])',
      array(select generate_series(v_next + 1, v_first)))
  end;
end
$$;
