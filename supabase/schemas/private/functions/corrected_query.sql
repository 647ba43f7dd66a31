create function private.corrected_query(p_q text) returns tsquery
language plpgsql stable set pg_trgm.similarity_threshold = 0.2
set search_path = pg_catalog, pg_temp
as $$
declare
  v_excluded text := (select string_agg(part.words[1], ' ') from regexp_matches(p_q, '(?:^|\s)(-\S+)', 'g') as part (words));
  v_words text[] := tsvector_to_array(to_tsvector('pg_catalog.simple', regexp_replace(p_q, '(^|\s)-\S+', ' ', 'g')));
  v_word text;
  v_meant tsquery;
  v_query tsquery;
  v_learned boolean := false;
begin
  -- A search of more words than anyone types is not worth guessing at.
  foreach v_word in array v_words[:8] loop
    v_meant := plainto_tsquery('pg_catalog.indonesian', v_word);
    if char_length(v_word) between 3 and 40 and not exists (select from private.search_words where word = v_word) then
      select v_meant || to_tsquery('pg_catalog.simple', string_agg(quote_literal(near.stem), ' | ')), true
      into v_meant, v_learned
      from (select distinct lexeme as stem from (
              select known.word from private.search_words as known
              where known.word operator(extensions.%) v_word
                and extensions.levenshtein_less_equal(known.word, v_word, 2) <= case when char_length(v_word) < 5 then 1 else 2 end
              order by extensions.levenshtein_less_equal(known.word, v_word, 2), extensions.similarity(known.word, v_word) desc, known.word
              limit 3) as candidates,
            unnest(tsvector_to_array(to_tsvector('pg_catalog.indonesian', candidates.word))) as lexeme) as near
      having count(*) > 0;
    end if;
    v_query := case when v_query is null then v_meant else v_query && v_meant end;
  end loop;
  if not v_learned then
    return null;
  end if;
  return case when v_excluded is null then v_query
    else v_query && websearch_to_tsquery('pg_catalog.indonesian', v_excluded) end;
end
$$;
comment on function private.corrected_query(text) is
  'What mistyped words may have meant: those from titles and brands that differ by a letter or two. Null when nothing is near.';
