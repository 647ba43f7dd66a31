create function private.staff_list(
  p_items jsonb,
  p_total bigint,
  p_total_is_minimum boolean,
  p_limit integer,
  p_offset integer
) returns jsonb
language sql stable
return jsonb_build_object(
  'items', coalesce(p_items, '[]'),
  'total', p_total,
  'total_is_minimum', p_total_is_minimum,
  'limit', p_limit,
  'offset', p_offset);
