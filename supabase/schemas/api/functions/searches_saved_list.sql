create function api.searches_saved_list(p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_me constant uuid := (private.caller()).id;
begin
  return private.list_page(
    (
      select jsonb_agg(
        private.saved_search_record(page) order by page.created_at desc, page.id desc)
      from (
        select saved.*
        from private.saved_searches as saved
        where saved.user_id = v_me
        order by saved.created_at desc, saved.id desc
        limit p_limit
        offset p_offset
      ) as page
    ),
    (select count(*) from private.saved_searches as saved where saved.user_id = v_me),
    p_limit,
    p_offset);
end
$$;
