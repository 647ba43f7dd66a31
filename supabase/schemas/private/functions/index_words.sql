-- p_removed: the listings before the change; p_added: after it. Hash joins, merge joins and
-- sequential scans are off, so that each word is looked up by index, even in small tables.
create function private.index_words(
  p_removed public.listings[],
  p_added public.listings[]
) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
as $$
declare
  v_removed public.listings;
begin
  foreach v_removed in array coalesce(p_removed, '{}') loop
    delete from private.listing_words as words
    where words.number = v_removed.number
      and words.word = any (private.title_words(v_removed.title, v_removed.brand));
  end loop;
  if p_added is null then
    return;
  end if;

  -- Ordered, so that two transactions with the same new words do not deadlock.
  with added as materialized (
    select words.word, listings.number
    from unnest(p_added) as listings,
      unnest(private.title_words(listings.title, listings.brand)) as words (word)
  ),
  written as (
    insert into private.listing_words (word, number)
    select added.word, added.number
    from added
    on conflict do nothing
  )
  insert into private.search_words (word)
  select distinct added.word
  from added
  where not exists (
    select
    from private.search_words as known
    where known.word = added.word
  )
  order by added.word
  on conflict do nothing;
end
$$;
