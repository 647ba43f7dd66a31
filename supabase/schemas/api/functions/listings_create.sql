create function api.listings_create(p_listing jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_seller public.profiles;
  v_listing public.listings;
begin
  -- Held until commit, so that a suspension hides this listing too, or comes first and rejects it.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();
  insert into public.listings (seller_id, title, description, price, original_price, product_category, gender, condition,
    brand, size, color, material, style, sub_category, vibe_tags, photos, weight_grams)
  values (v_seller.id, p_listing ->> 'title', coalesce(p_listing ->> 'description', ''), (p_listing ->> 'price')::bigint,
    (p_listing ->> 'original_price')::bigint, p_listing ->> 'product_category', p_listing ->> 'gender',
    p_listing ->> 'condition', p_listing ->> 'brand', p_listing ->> 'size', p_listing ->> 'color',
    p_listing ->> 'material', p_listing ->> 'style', p_listing ->> 'sub_category',
    private.text_array(coalesce(p_listing -> 'vibe_tags', '[]')), private.text_array(p_listing -> 'photos'),
    (p_listing ->> 'weight_grams')::integer)
  returning * into v_listing;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_create(jsonb) is 'Puts a listing of the caller into the shop.';
