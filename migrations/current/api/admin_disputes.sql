-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_disputes(p_status text, p_limit integer, p_offset integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_items jsonb;
  v_total bigint;
begin
  perform private.staff_caller('ops_admin');
  with matching as (
    select disputes.* from private.disputes
    where p_status = 'all' or (disputes.resolved_at is null) = (p_status = 'open')
  ), page as (
    select * from matching order by matching.opened_at desc, matching.id desc limit p_limit offset p_offset
  )
  select coalesce((select jsonb_agg(private.dispute_record(page.order_id) || jsonb_build_object(
      'order_reference', orders.reference, 'order_status', orders.status, 'buyer_id', orders.buyer_id,
      'seller_id', orders.seller_id, 'item_price', orders.item_price, 'total', orders.total)
      order by page.opened_at desc, page.id desc)
    from page join public.orders on orders.id = page.order_id), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$function$;
