create function api.admin_approvals(
  p_filters jsonb,
  p_limit integer,
  p_cursor text
) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  -- The last one of the page before, as in next_cursor.
  v_at timestamptz := coalesce(split_part(p_cursor, '_', 1), 'infinity');
  v_id uuid := coalesce(split_part(p_cursor, '_', 2), 'ffffffff-ffff-ffff-ffff-ffffffffffff');
  v_now constant timestamptz := private.now();
  v_ids uuid[];
  v_items jsonb;
  v_last private.approvals;
begin
  -- Ids first. One more than the page tells whether another follows.
  if p_filters ->> 'status' = 'pending' then
    -- `offset 0` keeps the plan: the few that can still be approved have an index, and are sorted.
    v_ids := array(
      select open.id
      from (
        select approvals.id, approvals.proposed_at, approvals.kind, approvals.proposer_id
        from private.approvals
        where approvals.status = 'pending'
          and approvals.expires_at > v_now
        offset 0
      ) as open
      where (open.proposed_at, open.id) < (v_at, v_id)
        and (not p_filters ? 'kind' or open.kind::text = p_filters ->> 'kind')
        and (
          not coalesce((p_filters ->> 'mine')::boolean, false)
          or open.proposer_id = v_staff.id
        )
      order by open.proposed_at desc, open.id desc
      limit p_limit + 1);
  else
    -- The index of all has what is filtered by.
    v_ids := array(
      select approvals.id
      from private.approvals
      where (approvals.proposed_at, approvals.id) < (v_at, v_id)
        and p_filters ->> 'status' in (
          'all', private.approval_state(approvals.status, approvals.expires_at, v_now)
        )
        and (not p_filters ? 'kind' or approvals.kind::text = p_filters ->> 'kind')
        and (
          not coalesce((p_filters ->> 'mine')::boolean, false)
          or approvals.proposer_id = v_staff.id
        )
      order by approvals.proposed_at desc, approvals.id desc
      limit p_limit + 1);
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
    'next_cursor', internal.wire_time(v_last.proposed_at) || '_' || v_last.id);
end
$$;
comment on function api.admin_approvals(jsonb, integer, text) is
  'Lists proposals, newest first. p_filters: {status, kind?, mine?}. p_cursor is the next_cursor '
  'of the page before; null: the first.';
