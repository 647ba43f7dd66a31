create function private.book_marks(p_fields text[]) returns bytea
language plpgsql immutable
as $$
begin
  return (
    select coalesce(
      string_agg(
        substr(sha256(private.book_netstring(fields.field)), 1, 2), ''::bytea order by fields.n
      ),
      ''
    )
    from unnest(p_fields) with ordinality as fields (field, n)
  );
end
$$;
