create function api.admin_facets_aliases_set(
  p_kind text,
  p_alias text,
  p_key text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_alias constant text := private.plain_key(p_kind, p_alias);
  v_key constant text := private.plain_key(p_kind, p_key);
  v_before private.facet_aliases;
  v_after private.facet_aliases;
begin
  if coalesce(v_alias = v_key, true) then
    perform private.raise_error('facet_alias_invalid');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('facet_aliases', 0));
  if exists (
    select
    from private.facet_aliases as others
    where others.kind = p_kind
      and (others.alias = v_key or others.key = v_alias)
  ) then
    perform private.raise_error('facet_alias_chain');
  end if;
  select aliases.*
  into v_before
  from private.facet_aliases as aliases
  where aliases.kind = p_kind
    and aliases.alias = v_alias;
  insert into private.facet_aliases as aliases (kind, alias, key)
  values (p_kind, v_alias, v_key)
  on conflict (kind, alias)
  do update set key = excluded.key
  returning aliases.* into v_after;
  if v_before is distinct from v_after then
    perform private.audit(
      v_staff,
      p_audit,
      'facet_alias',
      p_kind || ':' || v_alias,
      case when v_before.kind is not null then to_jsonb(v_before) end,
      to_jsonb(v_after));
  end if;
  return to_jsonb(v_after);
end
$$;
