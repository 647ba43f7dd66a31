-- A loose index scan: the next word is looked up from the one before, so that the other rows with
-- the same word are not read.
create function private.suggested_words(p_start text, p_limit integer) returns text[]
language plpgsql stable
as $$
declare
  -- The last code point of Unicode: above all that begins with p_start.
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
