create function private.facet_alias_record(p_alias private.facet_aliases) returns jsonb
language sql stable
return jsonb_build_object(
  'kind', (p_alias).kind, 'alias', (p_alias).alias, 'key', (p_alias).key);
