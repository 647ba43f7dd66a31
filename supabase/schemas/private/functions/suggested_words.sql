-- The next word is found from the one before: the listings between them are not read.
create function private.suggested_words(p_start text, p_limit integer) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_end constant text := p_start || chr(1114111);
  v_found text[] := '{}';
  v_word text;
begin
  select words.word
  into v_word
  from private.listing_words as words
  where words.word >= p_start
    and words.word < v_end
  order by words.word
  limit 1;
  while v_word is not null and cardinality(v_found) < p_limit loop
    v_found := v_found || v_word;
    select words.word
    into v_word
    from private.listing_words as words
    where words.word > v_word
      and words.word < v_end
    order by words.word
    limit 1;
  end loop;
  return v_found;
end
$$;
comment on function private.suggested_words(text, integer) is
  'The first words by alphabet that begin so and that a visible listing has in its title or brand.';
