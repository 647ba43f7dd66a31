create index staff_cases_newest on private.staff_cases (opened_at desc, id desc);

create function private.case_record(p_case private.staff_cases, p_reference text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
begin
  return jsonb_build_object('id', p_case.id, 'kind', p_case.kind, 'key', p_case.key, 'order_id', p_case.order_id,
    'order_reference', p_reference, 'details', p_case.details,
    'status', case when p_case.closed_at is null then 'open' else 'closed' end,
    'opened_at', api.wire_time(p_case.opened_at), 'closed_at', api.wire_time(p_case.closed_at));
end
$$;
comment on function private.case_record(private.staff_cases, text) is 'A case as staff read it, with the reference of its order.';
grant execute on function private.case_record(private.staff_cases, text) to preloved_verbs;

create function api.admin_cases(p_filters jsonb, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page('private.staff_cases', array[
    case p_filters ->> 'status' when 'open' then 'staff_cases.closed_at is null' when 'closed' then 'staff_cases.closed_at is not null' end,
    case when p_filters ? 'kind' then 'staff_cases.kind = $1 ->> ''kind''' end,
    case when p_filters ? 'order' then 'staff_cases.order_id = private.order_id_of($1 ->> ''order'')' end,
    private.staff_span('staff_cases.opened_at', p_filters)],
    'opened_at', p_filters, p_limit, p_offset);
  select jsonb_agg(private.case_record(staff_cases, orders.reference) order by found.nth) into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.staff_cases on staff_cases.id = found.id
  left join public.orders on orders.id = staff_cases.order_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_cases(jsonb, integer, integer) is
  'What waits, or waited, for a person''s decision, newest first. p_filters {status: open | closed | all, kind?, order?, from?, to?}.';
alter function api.admin_cases(jsonb, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_cases(jsonb, integer, integer) to authenticated;

create function api.admin_cases_close(p_case_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_case private.staff_cases;
  v_order public.orders;
begin
  select cases.* into v_case from private.staff_cases as cases where cases.id = p_case_id for update;
  if v_case.id is null then
    perform private.refuse('NOT_FOUND', 'There is no such case.');
  end if;
  select orders.* into v_order from public.orders where orders.id = v_case.order_id;
  perform private.refuse_own_affair(v_staff, v_order.buyer_id, v_order.seller_id);
  if v_case.closed_at is not null then
    perform private.refuse('CONFLICT', pg_catalog.format('The case is closed already, since %s.', api.wire_time(v_case.closed_at)));
  end if;
  update private.staff_cases set closed_at = private.now() where id = p_case_id returning * into v_case;
  perform private.audit(v_staff, p_act, 'case', p_case_id::text,
    jsonb_build_object('status', 'open', 'kind', v_case.kind, 'order_id', v_case.order_id), jsonb_build_object('status', 'closed'));
  return private.case_record(v_case, v_order.reference);
end
$$;
comment on function api.admin_cases_close(uuid, jsonb) is 'Staff have decided, and done elsewhere what had to be done.';
alter function api.admin_cases_close(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_cases_close(uuid, jsonb) to authenticated;
