-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.seller_review_record(p_review private.seller_reviews, p_username text)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', p_review.id, 'seller_id', p_review.seller_id, 'seller_username', p_username,
    'event_id', p_review.event_id, 'details', p_review.details,
    'status', case when p_review.closed_at is null then 'open' else 'closed' end,
    'verdict', p_review.verdict, 'note', p_review.note, 'closed_by', p_review.closed_by,
    'opened_at', api.wire_time(p_review.opened_at), 'closed_at', api.wire_time(p_review.closed_at));
end
$function$;
