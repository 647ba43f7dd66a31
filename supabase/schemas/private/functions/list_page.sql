-- p_cap: the count stopped at one more than this.
create function private.list_page(
  p_items jsonb,
  p_total bigint,
  p_limit bigint,
  p_offset bigint,
  p_cap integer default null
) returns jsonb
language sql stable
return jsonb_build_object(
  'items', coalesce(p_items, '[]'),
  'total', least(p_total, p_cap),
  'limit', p_limit,
  'offset', p_offset)
  || case
    when p_cap is not null then jsonb_build_object('total_is_minimum', p_total > p_cap)
    else '{}'
  end;
