create function api.admin_approvals(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_now constant timestamptz := private.now();
  v_status constant text := p_query ->> 'status';
  v_page private.staff_page;
begin
  v_page := private.staff_page(
    'private.approvals', p_query - 'status',
    array[
      case
        -- The few pending proposals have an index.
        when v_status = 'pending' then
          format('(approvals.status = ''pending'' and approvals.expires_at > %L)', v_now)
        when v_status <> 'all' then
          format(
            'private.approval_state(approvals.status, approvals.expires_at, %L) = %L',
            v_now, v_status)
      end,
      case when p_query ->> 'mine' = 'true' then
        format('approvals.proposer_id = %L', v_staff.id)
      end],
    p_sort => 'proposed_at');
  return private.staff_list(v_page, (
    select jsonb_agg(
      private.approval_record(approvals, v_now, proposers.username, deciders.username)
      order by page.position)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
    join private.approvals on approvals.id = page.id
    join public.profiles as proposers on proposers.id = approvals.proposer_id
    left join public.profiles as deciders on deciders.id = approvals.decided_by));
end
$$;
