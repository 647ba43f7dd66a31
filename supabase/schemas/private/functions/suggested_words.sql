-- A loose index scan: the next word is looked up from the one before, so that the other rows with
-- the same word are not read.
create function private.suggested_words(p_start text, p_limit integer) returns text[]
language plpgsql stable
as $$
declare
  v_from text := p_start;
  v_found text[] := '{}';
  v_word text;
begin
  while cardinality(v_found) < p_limit loop
    select words.word
    into v_word
    from private.listing_words as words
    where words.word >= v_from
      -- The last code point of Unicode: above all that begins with p_start.
      and words.word < p_start || chr(1114111)
    order by words.word
    limit 1;
    exit when not found;
    v_found := v_found || v_word;
    -- The first code point: below all that is longer.
    v_from := v_word || chr(1);
  end loop;
  return v_found;
end
$$;
