create function private.saved_search_record(p_search private.saved_searches) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_search.id,
  'name', p_search.name,
  'filters', p_search.filters,
  'notify', p_search.notify,
  'created_at', internal.wire_time(p_search.created_at),
  'updated_at', internal.wire_time(p_search.updated_at));
