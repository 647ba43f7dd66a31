create function private.seller_review_record(
  p_review private.seller_reviews,
  p_username text
) returns jsonb
language sql stable
return jsonb_build_object(
  'id', p_review.id,
  'seller_id', p_review.seller_id,
  'seller_username', p_username,
  'event_id', p_review.event_id,
  'details', p_review.details,
  'status', case when p_review.closed_at is null then 'open' else 'closed' end,
  'verdict', p_review.verdict,
  'note', p_review.note,
  'closed_by', p_review.closed_by,
  'opened_at', internal.wire_time(p_review.opened_at),
  'closed_at', internal.wire_time(p_review.closed_at));
