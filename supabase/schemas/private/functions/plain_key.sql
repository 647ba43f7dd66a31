-- A typed brand, size, colour or sub-category without what spellings differ in: case, spaces,
-- accents, apostrophes; EU before or after a size. Null when nothing is left.
-- Points, slashes and dashes tell sizes apart (38.5, 32/34); in other texts they do not count.
create function private.plain_key(p_kind text, p_text text) returns text
language sql immutable
return nullif(
  left(
    case
      when p_kind = 'size' then
        regexp_replace(
          regexp_replace(
            replace(lower(normalize(replace(p_text, '½', '.5'), nfkc)), ',', '.'),
            '[\s''"`´‘’“”()]+', '', 'g'),
          '^(?:eur?|size|ukuran)?[.:]?(\d[\d./-]*)(?:eur?)?$', '\1')
      else
        regexp_replace(
          lower(normalize(p_text, nfkd)),
          '[\s!-/:-@\[-`{-~´·‘’“”–—\u0300-\u036f]+', '', 'g')
    end,
    80),
  '');
