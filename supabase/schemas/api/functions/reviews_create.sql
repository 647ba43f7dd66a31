create function api.reviews_create(
  p_order text,
  p_rating integer,
  p_comment text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_buyer public.profiles;
  v_order public.orders;
  v_review private.reviews;
begin
  -- The same lock as the review's foreign key, but before the caller's profile: a deletion locks
  -- both in this order.
  perform
  from public.orders
  where orders.id = private.order_id_of(p_order)
    and orders.buyer_id = private.caller_id()
  for key share;
  v_buyer := private.active_caller();
  v_order := private.order_for(p_order, 'buyer');
  if v_order.status <> 'COMPLETED' then
    perform private.raise_error(
      'order_not_completed', jsonb_build_object('status', v_order.status));
  elsif exists (select from private.reviews where reviews.order_id = v_order.id) then
    perform private.raise_error('already_reviewed');
  end if;

  insert into private.reviews (order_id, reviewer_id, seller_id, rating, comment)
  values (v_order.id, v_buyer.id, v_order.seller_id, p_rating, p_comment)
  returning * into v_review;
  perform private.notify(
    v_order.seller_id,
    'review:' || v_review.id,
    'review.received',
    jsonb_build_object(
      'review_id', v_review.id,
      'order_id', v_order.id,
      'reference', v_order.reference,
      'title', v_order.listing_title,
      'username', v_buyer.username,
      'rating', p_rating));
  return private.review_record(v_review);
end
$$;
