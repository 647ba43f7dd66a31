-- Deletes the words, brands and sizes of the listings in p_before that no listing for sale has any
-- more. Those of p_after stay: the other listings are not searched for them.
create function private.forget_words(
  p_before public.listings[],
  p_after public.listings[] default '{}'
) returns void
language plpgsql volatile
as $$
declare
  v_words constant text[] := array(
    select words.word
    from unnest(p_before) as listings,
      unnest(private.title_words(listings.title, listings.brand)) as words (word)
    except
    select words.word
    from unnest(p_after) as listings,
      unnest(private.title_words(listings.title, listings.brand)) as words (word));
  v_facets constant text[] := array(
    select labels.kind || ':' || private.facet_key(labels.kind, labels.label)
    from (
      select labels.*
      from unnest(p_before) as listings,
        lateral (values ('brand', listings.brand), ('size', listings.size)) as labels (kind, label)
      except
      select labels.*
      from unnest(p_after) as listings,
        lateral (values ('brand', listings.brand), ('size', listings.size)) as labels (kind, label)
    ) as labels
    where labels.label is not null);
begin
  delete from private.search_words as words
  where words.word = any (v_words)
    and not exists (
      select
      from private.listing_words as others
      where others.word = words.word);
  delete from private.facet_labels as labels
  using unnest(v_facets) as given (facet)
  where labels.kind = split_part(given.facet, ':', 1)
    and labels.key = substr(given.facet, strpos(given.facet, ':') + 1)
    and not exists (
      select
      from private.listing_search
      where listing_search.facets && array[labels.kind || ':' || labels.key]);
end
$$;
