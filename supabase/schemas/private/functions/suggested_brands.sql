-- A loose index scan: the next brand is looked up from the one before, so that the other rows with
-- the same brand are not read.
create function private.suggested_brands(p_start text, p_limit integer) returns text[]
language plpgsql stable
as $$
declare
  -- The last code point of Unicode: above all that begins with p_start.
  v_end constant text := p_start || chr(1114111);
  v_found text[] := '{}';
  v_key text;
begin
  select entries.brand
  into v_key
  from private.listing_search as entries
  where entries.brand ~>=~ p_start
    and entries.brand ~<~ v_end
  order by entries.brand using ~<~
  limit 1;
  while v_key is not null and cardinality(v_found) < p_limit loop
    v_found := v_found || array(
      select labels.label
      from private.facet_labels as labels
      where labels.kind = 'brand'
        and labels.key = v_key);
    select entries.brand
    into v_key
    from private.listing_search as entries
    where entries.brand ~>~ v_key
      and entries.brand ~<~ v_end
    order by entries.brand using ~<~
    limit 1;
  end loop;
  return v_found;
end
$$;
