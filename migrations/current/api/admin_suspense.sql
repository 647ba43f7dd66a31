-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_suspense(p_filters jsonb, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_page record;
begin
  perform private.staff_caller('administrator');
  v_page := private.staff_page('private.parked_money', array[
    case p_filters ->> 'status' when 'open' then 'parked_money.resolution is null' when 'resolved' then 'parked_money.resolution is not null' end,
    case when p_filters ? 'order' then 'parked_money.order_id = private.order_id_of($1 ->> ''order'')' end,
    private.staff_span('parked_money.created_at', p_filters)],
    'created_at', p_filters, p_limit, p_offset);
  return private.staff_list(private.parked_records(v_page.ids::uuid[]), v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$function$;
