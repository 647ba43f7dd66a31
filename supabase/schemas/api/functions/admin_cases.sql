create function api.admin_cases(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.staff_cases', p_query,
    p_open => 'staff_cases.closed_at is null',
    p_sort => 'opened_at');
  return private.staff_list(v_page, (
    select jsonb_agg(
      private.case_record(staff_cases, orders.reference, case_kinds, claimers.username)
      order by page.position)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
    join private.staff_cases on staff_cases.id = page.id
    join private.case_kinds on case_kinds.kind = staff_cases.kind
    left join public.profiles as claimers on claimers.id = staff_cases.claimed_by
    left join public.orders on orders.id = staff_cases.order_id));
end
$$;
