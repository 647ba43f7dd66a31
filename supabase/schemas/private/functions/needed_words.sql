-- Every match has at least one of these words; a single word if every match needs it. Null for a
-- query that only excludes; empty for a query without words, which matches nothing.
create function private.needed_words(p_query tsquery) returns text[]
language plpgsql stable
as $$
declare
  v_tree constant text := querytree(p_query);
  -- A phrase also needs each of its words.
  v_flat tsquery;
  v_words text[];
  v_needed text;
begin
  if v_tree is null or v_tree = 'T' then
    return null;
  end if;
  v_flat := regexp_replace(v_tree, ' <(-|\d+)> ', ' & ', 'g')::tsquery;
  v_words := array(
    select distinct replace(replace(quoted.word[1], '''''', ''''), '\\', '\')
    from regexp_matches(v_tree, '''((?:[^'']|'''')+)''', 'g') as quoted (word)
  );
  -- Long words are rarer than short ones.
  select words.word
  into v_needed
  from unnest(v_words) as words (word)
  where not array_to_tsvector(array_remove(v_words, words.word)) @@ v_flat
  order by char_length(words.word) desc, words.word
  limit 1;
  return case when v_needed is null then v_words else array[v_needed] end;
end
$$;
