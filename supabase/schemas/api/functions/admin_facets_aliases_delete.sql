create function api.admin_facets_aliases_delete(
  p_kind text,
  p_alias text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_before private.facet_aliases;
begin
  perform pg_advisory_xact_lock(hashtextextended('facet_aliases', 0));
  delete from private.facet_aliases as aliases
  where aliases.kind = p_kind
    and aliases.alias = private.plain_key(p_kind, p_alias)
  returning aliases.* into v_before;
  if v_before.kind is null then
    perform private.raise_error('facet_alias_not_found');
  end if;
  perform private.audit(
    v_staff,
    p_audit,
    'facet_alias',
    v_before.kind || ':' || v_before.alias,
    to_jsonb(v_before),
    null);
  return to_jsonb(v_before);
end
$$;
