create function api.admin_suspense(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page record;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.suspense_items',
    array[
      case p_filters ->> 'status'
        when 'open' then 'suspense_items.resolution is null'
        when 'resolved' then 'suspense_items.resolution is not null'
      end,
      case when p_filters ? 'order' then
        'suspense_items.order_id = private.order_id_of($1 ->> ''order'')'
      end,
      private.staff_period_condition('suspense_items.created_at', p_filters)
    ],
    'created_at', p_filters, p_limit, p_offset
  );
  return private.staff_list(
    private.suspense_records(v_page.ids::uuid[]),
    v_page.total, v_page.total_is_minimum, p_limit, p_offset
  );
end
$$;
comment on function api.admin_suspense(jsonb, integer, integer) is
  'Money in suspense, newest first. p_filters {status: open | resolved | all, order?, from?, to?}.';
