create function api.admin_cases(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.staff_cases',
    array[
      case p_filters ->> 'status'
        when 'open' then 'staff_cases.closed_at is null'
        when 'closed' then 'staff_cases.closed_at is not null'
      end,
      case when p_filters ? 'kind' then
        'staff_cases.kind = $1 ->> ''kind'''
      end,
      case when p_filters ? 'order' then
        'staff_cases.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      private.staff_period_condition('staff_cases.opened_at', p_filters)],
    'opened_at', p_filters, p_limit, p_offset);

  select jsonb_agg(
    private.case_record(staff_cases, orders.reference, case_kinds)
    order by page.position)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join private.staff_cases on staff_cases.id = page.id
  join private.case_kinds on case_kinds.kind = staff_cases.kind
  left join public.orders on orders.id = staff_cases.order_id;
  return private.staff_list(
    v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_cases(jsonb, integer, integer) is
  'Lists cases that need, or needed, a decision by staff, newest first. p_filters: '
  '{status: open | closed | all, kind?, order?, from?, to?}.';
