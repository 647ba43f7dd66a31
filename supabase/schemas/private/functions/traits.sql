-- A Bloom filter of the words of a listing: two listings differ in about twelve bits for each word
-- that only one of them has.
create function private.traits(p_listing public.listings) returns bit(256)
language plpgsql stable
as $$
begin
  return (
    -- Each word sets up to six of 256 positions, by its hash.
    select coalesce(
      bit_or(B'1'::bit(256) >> get_byte(decode(md5(words.word), 'hex'), places.place)),
      B'0'::bit(256))
    from unnest(
      tsvector_to_array(to_tsvector(
        'pg_catalog.indonesian',
        normalize(
          concat_ws(' ',
            p_listing.title, p_listing.sub_category, p_listing.color, p_listing.material,
            p_listing.style, array_to_string(p_listing.vibe_tags, ' ')),
          nfkc)))
      || array_remove(
        array['brand:' || lower(p_listing.brand), 'size:' || lower(p_listing.size)], null)
    ) as words (word)
    cross join generate_series(0, 5) as places (place)
  );
end
$$;
