create function api.auth_blocks(
  p_limit integer,
  p_cursor text default null,
  p_offset bigint default 0
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_me uuid := (private.caller()).id;
  v_after constant private.list_cursor := private.list_cursor(p_cursor);
  v_page private.blocks[];
  v_total bigint;
  v_items jsonb;
begin
  -- One row more shows whether another page follows. `row` names the columns, which are all in the
  -- index: a whole row would be read from the table.
  v_page := array(
    select row(blocks.*)::private.blocks
    from private.blocks
    where blocks.blocker_id = v_me
      and (blocks.created_at, blocks.blocked_id) < (v_after.at, v_after.id)
    order by blocks.created_at desc, blocks.blocked_id desc
    limit p_limit + 1
    offset p_offset);
  select count(*) into v_total from private.blocks where blocks.blocker_id = v_me;
  select jsonb_agg(
    profiles.card::jsonb
      || jsonb_build_object('blocked_at', internal.wire_time(page.created_at))
    order by page.created_at desc, page.blocked_id desc)
  into v_items
  from unnest(v_page[:p_limit]) as page
  join public.profiles on profiles.id = page.blocked_id;
  return private.list_page(v_items, v_total, p_limit, p_offset) || jsonb_build_object(
    'next_cursor', case
      when cardinality(v_page) > p_limit
      then private.next_cursor((v_page[p_limit]).created_at, (v_page[p_limit]).blocked_id)
    end);
end
$$;
