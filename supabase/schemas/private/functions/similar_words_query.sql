-- Up to three known words for an unknown word, within one edit (below five letters) or two edits.
-- The operator % uses the threshold that private.corrected_query sets.
create function private.similar_words_query(p_word text) returns tsquery
language plpgsql stable
as $$
declare
  v_edits constant integer := case when char_length(p_word) < 5 then 1 else 2 end;
  v_query tsquery;
begin
  if char_length(p_word) not between 3 and 40
    or exists (select from private.search_words where word = p_word)
  then
    return null;
  end if;

  select to_tsquery('pg_catalog.simple', string_agg(quote_literal(stems.stem), ' | '))
  into v_query
  from (
    select distinct lexeme as stem
    from (
      select known.word
      from private.search_words as known
      where known.word operator(extensions.%) p_word
        and extensions.levenshtein_less_equal(known.word, p_word, 2) <= v_edits
      order by
        extensions.levenshtein_less_equal(known.word, p_word, 2),
        extensions.similarity(known.word, p_word) desc,
        known.word
      limit 3
    ) as nearest,
      unnest(tsvector_to_array(to_tsvector('pg_catalog.indonesian', nearest.word))) as lexeme
  ) as stems;
  return v_query;
end
$$;
