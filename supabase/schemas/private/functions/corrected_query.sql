create function private.corrected_query(p_q text) returns tsquery
language plpgsql stable set pg_trgm.similarity_threshold = 0.2
as $$
declare
  v_excluded text := (
    select string_agg(part.words[1], ' ')
    from regexp_matches(p_q, '(?:^|\s)(-\S+)', 'g') as part (words)
  );
  v_words text[] := tsvector_to_array(
    to_tsvector('pg_catalog.simple', regexp_replace(p_q, '(^|\s)-\S+', ' ', 'g')));
  v_word text;
  v_word_query tsquery;
  v_similar tsquery;
  v_query tsquery;
  v_is_corrected boolean := false;
begin
  -- Eight words bound the cost; hardly anyone types more.
  foreach v_word in array v_words[:8] loop
    v_word_query := plainto_tsquery('pg_catalog.indonesian', v_word);
    v_similar := private.similar_words_query(v_word);
    if v_similar is not null then
      v_word_query := v_word_query || v_similar;
      v_is_corrected := true;
    end if;
    v_query := case when v_query is null then v_word_query else v_query && v_word_query end;
  end loop;

  if not v_is_corrected then
    return null;
  elsif v_excluded is null then
    return v_query;
  end if;
  return v_query && private.search_query(v_excluded);
end
$$;
