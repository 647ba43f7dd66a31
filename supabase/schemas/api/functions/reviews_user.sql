create function api.reviews_user(p_user_id uuid, p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer set plan_cache_mode = force_generic_plan
as $$
declare
  v_seller public.profiles;
  v_items jsonb;
begin
  perform private.caller();
  v_seller := private.find_user(p_user_id);
  select jsonb_agg(
    private.review_record(page.review)
    order by (page.review).created_at desc, (page.review).id desc)
  into v_items
  from (
    select reviews as review
    from private.reviews
    where reviews.seller_id = p_user_id
      and reviews.hidden_at is null
    order by reviews.created_at desc, reviews.id desc
    limit p_limit
    offset p_offset
  ) as page;
  return private.list_page(v_items, v_seller.rating_count, p_limit, p_offset)
    || jsonb_build_object(
      'average_rating', round(v_seller.rating_sum::numeric / nullif(v_seller.rating_count, 0), 2));
end
$$;
