-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.review_record(p_review private.reviews)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('id', p_review.id, 'seller_id', p_review.seller_id, 'rating', p_review.rating,
      'comment', p_review.comment, 'reply', p_review.reply, 'replied_at', api.wire_time(p_review.replied_at),
      'created_at', api.wire_time(p_review.created_at),
      'reviewer', jsonb_build_object('id', profiles.id, 'username', profiles.username, 'photo_url', profiles.photo_url))
    from public.profiles where profiles.id = p_review.reviewer_id);
end
$function$;
