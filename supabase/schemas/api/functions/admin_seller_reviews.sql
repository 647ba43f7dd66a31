create function api.admin_seller_reviews(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page record;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.seller_reviews',
    array[
      case p_filters ->> 'status'
        when 'open' then 'seller_reviews.closed_at is null'
        when 'closed' then 'seller_reviews.closed_at is not null'
      end,
      case when p_filters ? 'user_id' then
        'seller_reviews.seller_id = ($1 ->> ''user_id'')::uuid'
      end,
      private.staff_period_condition('seller_reviews.opened_at', p_filters)],
    'opened_at',
    p_filters,
    p_limit,
    p_offset);
  select jsonb_agg(
    private.seller_review_record(seller_reviews, profiles.username)
    order by found.nth)
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as found (id, nth)
  join private.seller_reviews on seller_reviews.id = found.id
  join public.profiles on profiles.id = seller_reviews.seller_id;
  return private.staff_list(v_items, v_page.total, v_page.total_is_minimum, p_limit, p_offset);
end
$$;
comment on function api.admin_seller_reviews(jsonb, integer, integer) is
  'Reviews of sellers that the finance portal has requested, newest first. '
  'p_filters {status: open | closed | all, user_id?, from?, to?}.';
