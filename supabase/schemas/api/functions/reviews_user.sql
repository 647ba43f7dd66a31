create function api.reviews_user(p_user_id uuid, p_limit integer, p_offset bigint) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles;
  v_items jsonb;
begin
  perform private.caller();
  v_seller := private.find_user(p_user_id);
  select coalesce(jsonb_agg(private.review_record(page.shown) order by (page.shown).created_at desc, (page.shown).id desc), '[]')
  into v_items
  from (select reviews as shown from private.reviews
        where reviews.seller_id = p_user_id and reviews.hidden_at is null
        order by reviews.created_at desc, reviews.id desc limit p_limit offset p_offset) as page;
  -- Both figures are kept with every review, so they cost nothing however many there are.
  return jsonb_build_object('items', v_items, 'total', v_seller.rating_count,
    'average_rating', round(v_seller.rating_sum::numeric / nullif(v_seller.rating_count, 0), 2),
    'limit', p_limit, 'offset', p_offset);
end
$$;
comment on function api.reviews_user(uuid, integer, bigint) is 'What buyers say of someone, newest first, with the exact count and average; hidden ones are in none of it.';
