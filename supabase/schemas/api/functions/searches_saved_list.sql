create function api.searches_saved_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_me constant uuid := (private.caller()).id;
begin
  return private.list_page(
    to_jsonb(array(
      select private.saved_search_record(saved)
      from private.saved_searches as saved
      where saved.user_id = v_me
      order by saved.created_at desc, saved.id desc
      limit p_limit
      offset p_offset)),
    (select count(*) from private.saved_searches as saved where saved.user_id = v_me),
    p_limit,
    p_offset);
end
$$;
