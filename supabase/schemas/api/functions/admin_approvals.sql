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
  v_max_total constant integer := private.max_staff_total();
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_after constant private.list_cursor := private.list_cursor(p_cursor);
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
        where (found.proposed_at, found.id) < (v_after.at, v_after.id)
        order by found.proposed_at desc, found.id desc
        limit p_limit + 1
        offset p_offset)
    into v_total, v_ids;
  else
    -- The index over all proposals has every filtered column, so the total reads no table.
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
        where (found.proposed_at, found.id) < (v_after.at, v_after.id)
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
  return private.list_page(v_items, v_total, p_limit, p_offset, p_cap => private.max_staff_total())
    || jsonb_build_object('next_cursor', private.next_cursor(v_last.proposed_at, v_last.id));
end
$$;
