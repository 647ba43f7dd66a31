create function api.admin_approvals(
  p_filters jsonb,
  p_limit integer,
  p_cursor text,
  p_offset bigint default 0
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_max_total constant integer := private.max_total();
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  -- The last one of the page before, as in next_cursor.
  v_at timestamptz := coalesce(split_part(p_cursor, '_', 1), 'infinity');
  v_id uuid := coalesce(split_part(p_cursor, '_', 2), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_now constant timestamptz := private.now();
  v_ids uuid[];
  v_total bigint;
  v_items jsonb;
  v_last private.approvals;
begin
  -- Ids first. One more than the page tells whether another follows.
  if p_filters ->> 'status' = 'pending' then
    -- `materialized` keeps the plan: the few that can still be approved have an index, and are
    -- sorted.
    with found as materialized (
      select approvals.id, approvals.proposed_at
      from private.approvals
      where approvals.status = 'pending'
        and approvals.expires_at > v_now
        and (not p_filters ? 'kind' or approvals.kind::text = p_filters ->> 'kind')
        and (
          not coalesce((p_filters ->> 'mine')::boolean, false)
          or approvals.proposer_id = v_staff.id
        )
    )
    select
      (select count(*) from found),
      array(
        select found.id
        from found
        where (found.proposed_at, found.id) < (v_at, v_id)
        order by found.proposed_at desc, found.id desc
        limit p_limit + 1
        offset p_offset)
    into v_total, v_ids;
  else
    -- The index of all has what is filtered by, for the total too.
    with found as not materialized (
      select approvals.id, approvals.proposed_at
      from private.approvals
      where p_filters ->> 'status' in (
          'all', private.approval_state(approvals.status, approvals.expires_at, v_now)
        )
        and (not p_filters ? 'kind' or approvals.kind::text = p_filters ->> 'kind')
        and (
          not coalesce((p_filters ->> 'mine')::boolean, false)
          or approvals.proposer_id = v_staff.id
        )
    )
    select
      (select count(*) from (select from found limit v_max_total + 1) as counted),
      array(
        select found.id
        from found
        where (found.proposed_at, found.id) < (v_at, v_id)
        order by found.proposed_at desc, found.id desc
        limit p_limit + 1
        offset p_offset)
    into v_total, v_ids;
  end if;
  select jsonb_agg(
    private.approval_record(approvals, v_now, proposers.username, deciders.username)
    order by page.position)
  into v_items
  from unnest(v_ids[:p_limit]) with ordinality as page (id, position)
  join private.approvals on approvals.id = page.id
  join public.profiles as proposers on proposers.id = approvals.proposer_id
  left join public.profiles as deciders on deciders.id = approvals.decided_by;
  if cardinality(v_ids) > p_limit then
    select approvals.* into v_last from private.approvals where approvals.id = v_ids[p_limit];
  end if;
  return jsonb_build_object(
    'items', coalesce(v_items, '[]'),
    'total', least(v_total, v_max_total),
    'total_is_minimum', v_total > v_max_total,
    'limit', p_limit,
    'offset', p_offset,
    'next_cursor', internal.wire_time(v_last.proposed_at) || '_' || v_last.id);
end
$$;
comment on function api.admin_approvals(jsonb, integer, text, bigint) is
  'Lists proposals, newest first, counted to 10,000. p_filters: {status, kind?, mine?}. p_cursor '
  'is the next_cursor of the page before; null: the first.';
