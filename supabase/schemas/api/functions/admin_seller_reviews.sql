create function api.admin_seller_reviews(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.seller_reviews', p_query,
    p_filters => '{"user_id": "seller_reviews.seller_id = %L"}',
    p_open => 'seller_reviews.closed_at is null',
    p_sort => 'opened_at');
  return private.staff_list(v_page, (
    select jsonb_agg(
      private.seller_review_record(seller_reviews, profiles.username)
      order by found.nth)
    from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
    join private.seller_reviews on seller_reviews.id = found.id
    join public.profiles on profiles.id = seller_reviews.seller_id));
end
$$;
