create function api.listings_create(p_listing jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_seller public.profiles;
  v_new public.listings := jsonb_populate_record(null::public.listings, p_listing);
  v_listing public.listings;
begin
  -- Held until commit: a suspension or vacation either hides this listing too, or is seen here.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();

  insert into public.listings (
    seller_id, title, description, price, original_price, product_category, gender, condition,
    brand, size, color, material, style, sub_category, vibe_tags, photos, weight_grams,
    seller_active
  )
  values (
    v_seller.id,
    v_new.title,
    coalesce(v_new.description, ''),
    v_new.price,
    v_new.original_price,
    v_new.product_category,
    v_new.gender,
    v_new.condition,
    v_new.brand,
    v_new.size,
    v_new.color,
    v_new.material,
    v_new.style,
    v_new.sub_category,
    coalesce(v_new.vibe_tags, '{}'),
    v_new.photos,
    v_new.weight_grams,
    v_seller.on_vacation_until is null
  )
  returning * into v_listing;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_create(jsonb) is
  'Creates a listing of the caller. p_listing holds the columns that a seller sets.';
