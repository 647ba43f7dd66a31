create function private.list_page(
  p_items jsonb,
  p_total bigint,
  p_limit bigint,
  p_offset bigint,
  p_is_capped boolean default false
) returns jsonb
language sql stable
return jsonb_build_object(
  'items', coalesce(p_items, '[]'),
  'total', case when p_is_capped then least(p_total, private.max_total()) else p_total end,
  'limit', p_limit,
  'offset', p_offset)
  || case
    when p_is_capped
      then jsonb_build_object('total_is_minimum', p_total > private.max_total())
    else '{}'
  end;
comment on function private.list_page(jsonb, bigint, bigint, bigint, boolean) is
  'p_is_capped: p_total was counted to one more than private.max_total.';
