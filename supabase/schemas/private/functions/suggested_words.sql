-- A loose index scan: looks up the next word after the previous one and skips other rows with the
-- same word.
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
      -- The last code point of Unicode: above all texts that begin with p_start.
      and words.word < p_start || chr(1114111)
    order by words.word
    limit 1;
    exit when not found;
    v_found := v_found || v_word;
    -- The first code point: below all longer texts.
    v_from := v_word || chr(1);
  end loop;
  return v_found;
end
$$;
