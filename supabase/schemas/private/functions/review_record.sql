create function private.review_record(p_review private.reviews) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_review.id,
      'seller_id', p_review.seller_id,
      'rating', p_review.rating,
      'comment', p_review.comment,
      'reply', p_review.reply,
      'replied_at', internal.wire_time(p_review.replied_at),
      'created_at', internal.wire_time(p_review.created_at),
      'reviewer', jsonb_build_object(
        'id', profiles.id,
        'username', profiles.username,
        'photo_url', profiles.photo_url))
    from public.profiles
    where profiles.id = p_review.reviewer_id
  );
end
$$;
