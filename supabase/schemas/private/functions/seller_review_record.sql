create function private.seller_review_record(
  p_review private.seller_reviews,
  p_username text
) returns jsonb
language sql stable
return to_jsonb(p_review) || jsonb_build_object(
  'seller_username', p_username,
  'status', case when p_review.closed_at is null then 'open' else 'closed' end,
  'opened_at', internal.wire_time(p_review.opened_at),
  'closed_at', internal.wire_time(p_review.closed_at));
