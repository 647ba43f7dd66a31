create function api.admin_seller_reviews(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  p_filters := private.with_user_ids(p_filters);
  v_page := private.staff_page(
    'private.seller_reviews', p_filters, p_limit, p_offset,
    array[
      case when p_filters ? 'user_id' then
        format('seller_reviews.seller_id = %L', p_filters ->> 'user_id')
      end],
    p_open => 'seller_reviews.closed_at is null',
    p_sort => 'opened_at');
  select jsonb_agg(
    private.seller_review_record(seller_reviews, profiles.username)
    order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.seller_reviews on seller_reviews.id = found.id
  join public.profiles on profiles.id = seller_reviews.seller_id;
  return private.staff_list(v_page, v_items);
end
$$;
