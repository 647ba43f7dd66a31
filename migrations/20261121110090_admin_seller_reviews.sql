create function private.seller_review_record(p_review private.seller_reviews) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('id', p_review.id, 'seller_id', p_review.seller_id,
    'seller_username', (select profiles.username from public.profiles where profiles.id = p_review.seller_id),
    'event_id', p_review.event_id, 'details', p_review.details,
    'status', case when p_review.closed_at is null then 'open' else 'closed' end,
    'verdict', p_review.verdict, 'note', p_review.note, 'closed_by', p_review.closed_by,
    'opened_at', api.wire_time(p_review.opened_at), 'closed_at', api.wire_time(p_review.closed_at));
end
$$;
comment on function private.seller_review_record(private.seller_reviews) is 'A review as staff read it.';
grant execute on function private.seller_review_record(private.seller_reviews) to preloved_verbs;

create function api.admin_seller_reviews(p_status text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function api.admin_seller_reviews(text, integer, integer) is 'Sellers whom the finance portal asks ops to look at, newest first.';
alter function api.admin_seller_reviews(text, integer, integer) owner to preloved_verbs;
grant execute on function api.admin_seller_reviews(text, integer, integer) to authenticated;
