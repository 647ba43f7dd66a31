create function private.facet_alias_record(p_alias private.facet_aliases) returns jsonb
language sql stable
return jsonb_build_object(
  'kind', (p_alias).kind, 'alias', (p_alias).alias, 'key', (p_alias).key);
comment on function private.facet_alias_record(private.facet_aliases) is
  'An alias as staff see it.';
