create function private.filter_facets(p_filters private.search_filters)
returns table (kind text, facets text[])
language plpgsql stable
as $$
begin
  return query
  select
    given.kind,
    array(
      select given.kind || ':' || keys.key
      from unnest(given.texts) as texts (text),
        unnest(case
          when given.kind = 'size' then private.equal_sizes(texts.text)
          when given.is_typed then array[private.facet_key(given.kind, texts.text)]
          else array[texts.text]
        end) as keys (key)
    )
  from (
    values
      ('brand', true, p_filters.brand),
      ('size', true, p_filters.size),
      ('color', true, p_filters.color),
      ('sub_category', true, p_filters.sub_category),
      ('condition', false, p_filters.condition),
      ('tag', false, array[p_filters.vibe_tag]),
      ('rating', false, case
        when p_filters.min_rating is not null
        then array(select generate_series(p_filters.min_rating, 5)::text)
      end),
      ('verified', false, array[p_filters.verified::text])
  ) as given (kind, is_typed, texts)
  where given.texts <> array[null::text];
end
$$;
