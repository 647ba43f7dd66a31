create function api.listings_update(p_listing_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
  -- Fields that p_changes leaves out keep their value.
  v_new public.listings := jsonb_populate_record(v_listing, p_changes);
begin
  if p_changes <> '{}' then
    update public.listings
    set title = coalesce(v_new.title, title),
        description = coalesce(v_new.description, ''),
        price = coalesce(v_new.price, price),
        original_price = v_new.original_price,
        product_category = coalesce(v_new.product_category, product_category),
        gender = coalesce(v_new.gender, gender),
        condition = coalesce(v_new.condition, condition),
        brand = v_new.brand,
        size = v_new.size,
        color = v_new.color,
        material = v_new.material,
        style = v_new.style,
        sub_category = v_new.sub_category,
        vibe_tags = coalesce(v_new.vibe_tags, '{}'),
        photos = v_new.photos,
        weight_grams = coalesce(v_new.weight_grams, weight_grams),
        updated_at = private.now()
    where id = p_listing_id
    returning * into v_listing;
  end if;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_update(uuid, jsonb) is
  'Changes the given fields of the caller''s active or removed listing; null clears an optional '
  'field.';
