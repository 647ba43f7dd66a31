create function api.reviews_reply(p_review_id uuid, p_reply text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_seller public.profiles := private.active_caller();
  v_review private.reviews :=
    private.lock_row(null::private.reviews, p_review_id, 'review_not_found');
begin
  if v_review.hidden_at is not null then
    perform private.raise_error('review_not_found');
  elsif v_review.seller_id <> v_seller.id then
    perform private.raise_error('not_the_seller');
  elsif v_review.reply is not null then
    perform private.raise_error('already_replied');
  end if;

  update private.reviews
  set reply = p_reply,
      replied_at = private.now()
  where id = v_review.id
  returning * into v_review;
  perform private.notify(
    v_review.reviewer_id,
    'review:' || v_review.id,
    'review.replied',
    jsonb_build_object(
      'review_id', v_review.id,
      'order_id', orders.id,
      'reference', orders.reference,
      'title', orders.listing_title,
      'username', v_seller.username))
  from public.orders
  where orders.id = v_review.order_id;
  return private.review_record(v_review);
end
$$;
