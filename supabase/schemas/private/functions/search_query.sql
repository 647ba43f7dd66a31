create function private.search_query(p_q text) returns tsquery
language plpgsql stable
as $$
begin
  return websearch_to_tsquery('pg_catalog.indonesian', normalize(p_q, nfkc));
exception
  -- "tsquery stack too small": more than 32 operators in a row, such as dashes.
  when internal_error then
    return plainto_tsquery('pg_catalog.indonesian', normalize(p_q, nfkc));
end
$$;
