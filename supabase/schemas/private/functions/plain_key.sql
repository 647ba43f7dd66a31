-- A typed brand, size, colour or sub-category without the usual differences of spelling: case,
-- spaces, accents, apostrophes, and EU before or after a size. Null when nothing is left. Points,
-- slashes and dashes distinguish sizes (38.5, 32/34); elsewhere they are ignored.
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
