create function private.book_hash(p_previous bytea, p_fields text[]) returns bytea
language plpgsql immutable
as $$
begin
  return (
    select sha256(
      p_previous
      || coalesce(string_agg(private.book_netstring(fields.field), ''::bytea order by fields.n), '')
    )
    from unnest(p_fields) with ordinality as fields (field, n)
  );
end
$$;
