create function api.admin_facets_aliases(
  p_limit integer,
  p_offset integer,
  p_kind text default null
) returns jsonb
language plpgsql stable security definer
as $$
begin
  perform private.staff_caller('ops_admin');
  return private.list_page(
    to_jsonb(array(
      select known
      from private.facet_aliases as known
      where p_kind is null
        or known.kind = p_kind
      order by known.kind, known.key, known.alias
      limit p_limit
      offset p_offset)),
    (
      select count(*)
      from private.facet_aliases as known
      where p_kind is null
        or known.kind = p_kind
    ),
    p_limit,
    p_offset,
    p_cap => private.max_staff_total());
end
$$;
