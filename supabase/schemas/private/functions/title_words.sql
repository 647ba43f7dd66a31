-- The words of a listing, not stemmed, for suggestions and spelling corrections. Words leave
-- private.listing_words by the same rule: a migration that changes it, or a new parser of
-- PostgreSQL, must refill that table.
create function private.title_words(p_title text, p_brand text) returns text[]
language plpgsql stable
as $$
begin
  return array(
    select words.word
    from unnest(tsvector_to_array(to_tsvector(
      'pg_catalog.simple',
      normalize(concat_ws(' ', p_title, p_brand), nfkc)))) as words (word)
    where char_length(words.word) between 3 and 40
      and words.word !~ '^[0-9]+$'
      -- The parser also returns parts of a URL, such as /abc. A search for such a part is parsed
      -- differently and would not find the listing.
      and (
        words.word ~ '^[[:alpha:]]+$'
        or array[words.word]
          <@ tsvector_to_array(to_tsvector('pg_catalog.simple', words.word))
      ));
end
$$;
