-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.admin_seller_reviews(p_status text, p_limit integer, p_offset integer)
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
    select reviews.* from private.seller_reviews as reviews
    where p_status is null or p_status = case when reviews.closed_at is null then 'open' else 'closed' end
  )
  select coalesce((select jsonb_agg(private.seller_review_record(page.*::private.seller_reviews) order by page.opened_at desc, page.id)
      from (select * from matching order by matching.opened_at desc, matching.id limit p_limit offset p_offset) as page), '[]'),
    (select count(*) from matching)
  into v_items, v_total;
  return jsonb_build_object('items', v_items, 'total', v_total, 'limit', p_limit, 'offset', p_offset);
end
$function$;
