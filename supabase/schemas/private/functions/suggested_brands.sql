-- A loose index scan: looks up the next brand after the previous one and skips other rows with the
-- same brand.
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
      -- The last code point of Unicode: above all texts that begin with p_start.
      and entries.brand ~<~ (p_start || chr(1114111))
    order by entries.brand using ~<~
    limit 1;
    exit when not found;
    -- private.forget_words may have deleted the label while another listing got the brand.
    v_found := v_found || coalesce(
      (
        select labels.label
        from private.facet_labels as labels
        where labels.kind = 'brand'
          and labels.key = v_key),
      v_key);
    -- The first code point: below all longer texts.
    v_from := v_key || chr(1);
  end loop;
  return v_found;
end
$$;
