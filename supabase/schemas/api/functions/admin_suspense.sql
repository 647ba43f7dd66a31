create function api.admin_suspense(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page(
    'private.suspense_items', p_query,
    p_open => 'suspense_items.resolution is null'
  );
  return private.staff_list(v_page, private.suspense_records(v_page.ids::uuid[]));
end
$$;
