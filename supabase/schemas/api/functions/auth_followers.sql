create function api.auth_followers(
  p_user_id uuid,
  p_limit integer,
  p_cursor text default null,
  p_offset bigint default 0
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_max_total constant integer := private.max_total();
  v_me uuid := (private.caller()).id;
  v_after constant private.list_cursor := private.list_cursor(p_cursor);
  v_total bigint;
  v_page private.follows[] := '{}';
  v_items jsonb;
begin
  perform private.find_user(p_user_id, p_exclude_deleted => true);
  select count(*)
  into v_total
  from (
    select
    from private.follows
    where follows.followed_id = p_user_id
    limit v_max_total + 1
  ) as counted;

  if p_user_id = v_me then
    -- One row more shows whether another page follows. `row` names the columns, which are all in
    -- the index: a whole row would be read from the table.
    v_page := array(
      select row(follows.*)::private.follows
      from private.follows
      where follows.followed_id = p_user_id
        and (follows.created_at, follows.follower_id) < (v_after.at, v_after.id)
      order by follows.created_at desc, follows.follower_id desc
      limit p_limit + 1
      offset p_offset);
    v_items := to_jsonb(array(
      select profiles.card::jsonb
        || jsonb_build_object('followed_at', internal.wire_time(page.created_at))
      from unnest(v_page[:p_limit]) as page
      join public.profiles on profiles.id = page.follower_id
      order by page.created_at desc, page.follower_id desc));
  end if;
  return private.list_page(v_items, v_total, p_limit, p_offset, p_cap => private.max_total())
    || jsonb_build_object(
    'count', least(v_total, v_max_total),
    'count_is_minimum', v_total > v_max_total,
    'followed_by_me', exists (
      select
      from private.follows
      where follows.follower_id = v_me
        and follows.followed_id = p_user_id),
    'items', v_items,
    'next_cursor', case
      when cardinality(v_page) > p_limit
      then private.next_cursor((v_page[p_limit]).created_at, (v_page[p_limit]).follower_id)
    end);
end
$$;
