-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_disputes(p_filters jsonb, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_now timestamptz := private.now();
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page('private.disputes', array[
    case p_filters ->> 'status' when 'open' then 'disputes.resolved_at is null' when 'resolved' then 'disputes.resolved_at is not null' end,
    case when p_filters ? 'order' then 'disputes.order_id = private.order_id_of($1 ->> ''order'')' end,
    case when p_filters ? 'older_than_hours' then
      'disputes.opened_at <= (select private.now() - make_interval(hours => ($1 ->> ''older_than_hours'')::integer))' end,
    private.staff_span('disputes.opened_at', p_filters)],
    case p_filters ->> 'sort' when 'oldest' then 'opened_at asc' else 'opened_at' end,
    p_filters, p_limit, p_offset);
  select jsonb_agg(private.dispute_view(disputes) || jsonb_build_object(
      'age_hours', floor(extract(epoch from coalesce(disputes.resolved_at, v_now) - disputes.opened_at) / 3600)::integer,
      'order_reference', orders.reference, 'order_status', orders.status, 'buyer_id', orders.buyer_id,
      'seller_id', orders.seller_id, 'item_price', orders.item_price, 'total', orders.total) order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.disputes on disputes.id = found.id
  join public.orders on orders.id = disputes.order_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$function$;
