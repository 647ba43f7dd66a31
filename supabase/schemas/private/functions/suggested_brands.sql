-- A loose index scan: the next brand is looked up from the one before, so that the other rows with
-- the same brand are not read.
create function private.suggested_brands(p_start text, p_limit integer) returns text[]
language plpgsql stable
as $$
declare
  v_from text := p_start;
  v_found text[] := '{}';
  v_key text;
begin
  while cardinality(v_found) < p_limit loop
    select entries.brand
    into v_key
    from private.listing_search as entries
    where entries.brand ~>=~ v_from
      -- The last code point of Unicode: above all that begins with p_start.
      and entries.brand ~<~ (p_start || chr(1114111))
    order by entries.brand using ~<~
    limit 1;
    exit when not found;
    v_found := v_found || array(
      select labels.label
      from private.facet_labels as labels
      where labels.kind = 'brand'
        and labels.key = v_key);
    -- The first code point: below all that is longer.
    v_from := v_key || chr(1);
  end loop;
  return v_found;
end
$$;
