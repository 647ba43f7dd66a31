create function api.admin_listings(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'public.listings', p_query,
    array[
      'listings.deleted_at is null',
      case p_query ->> 'hidden'
        when 'true' then 'listings.hidden_at is not null'
        when 'false' then 'listings.hidden_at is null'
      end],
    jsonb_build_object(
      'user_id', 'listings.seller_id = %L',
      'q', 'lower(listings.title) like private.containing(%L)'),
    -- The order of creation.
    p_sort => 'number',
    p_time => 'created_at');
  return private.staff_list(v_page, private.listing_admin_records(v_page.ids::uuid[]));
end
$$;
