-- By index for each word, also while the tables are small.
create function private.index_words(
  p_gone public.listings[],
  p_came public.listings[]
) returns void
language plpgsql volatile set plan_cache_mode = force_generic_plan
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off
set search_path = pg_catalog, pg_temp
as $$
declare
  v_gone public.listings;
begin
  foreach v_gone in array coalesce(p_gone, '{}') loop
    delete from private.listing_words as words
    where words.number = v_gone.number
      and words.word = any (private.title_words(v_gone.title, v_gone.brand));
  end loop;
  if p_came is null then
    return;
  end if;

  -- Ordered, so that two transactions with the same new words do not deadlock.
  with came as materialized (
    select words.word, listings.number
    from unnest(p_came) as listings,
      unnest(private.title_words(listings.title, listings.brand)) as words (word)
  ),
  written as (
    insert into private.listing_words (word, number)
    select came.word, came.number
    from came
    on conflict do nothing
  )
  insert into private.search_words (word)
  select distinct came.word
  from came
  where not exists (
    select
    from private.search_words as known
    where known.word = came.word
  )
  order by came.word
  on conflict do nothing;
end
$$;
comment on function private.index_words(public.listings[], public.listings[]) is
  'Deletes the words of the listings that were hidden or had another title or brand (as they '
  'were), and writes those of the listings that have them now; new words to search_words too.';
