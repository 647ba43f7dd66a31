create function api.admin_reviews(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.reviews', p_query,
    array['reviews.hidden_at is not null'],
    p_filters => '{"user_id": "reviews.seller_id = %L"}');
  return private.staff_list(v_page, (
    select jsonb_agg(
      jsonb_build_object(
        'id', reviews.id,
        'seller_id', reviews.seller_id,
        'seller_username', sellers.username,
        'reviewer_id', reviews.reviewer_id,
        'reviewer_username', reviewers.username,
        'rating', reviews.rating,
        'comment', reviews.comment,
        'reply', reviews.reply,
        'hidden_at', internal.wire_time(reviews.hidden_at),
        'created_at', internal.wire_time(reviews.created_at))
      order by found.nth)
    from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
    join private.reviews on reviews.id = found.id
    join public.profiles as sellers on sellers.id = reviews.seller_id
    join public.profiles as reviewers on reviewers.id = reviews.reviewer_id));
end
$$;
