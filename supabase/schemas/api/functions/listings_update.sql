create function api.listings_update(p_listing_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
begin
  if p_changes <> '{}' then
    update public.listings
    set title = coalesce(p_changes ->> 'title', title),
        description = case when p_changes ? 'description' then coalesce(p_changes ->> 'description', '') else description end,
        price = coalesce((p_changes ->> 'price')::bigint, price),
        original_price = case when p_changes ? 'original_price' then (p_changes ->> 'original_price')::bigint else original_price end,
        product_category = coalesce(p_changes ->> 'product_category', product_category),
        gender = coalesce(p_changes ->> 'gender', gender),
        condition = coalesce(p_changes ->> 'condition', condition),
        brand = case when p_changes ? 'brand' then p_changes ->> 'brand' else brand end,
        size = case when p_changes ? 'size' then p_changes ->> 'size' else size end,
        color = case when p_changes ? 'color' then p_changes ->> 'color' else color end,
        material = case when p_changes ? 'material' then p_changes ->> 'material' else material end,
        style = case when p_changes ? 'style' then p_changes ->> 'style' else style end,
        sub_category = case when p_changes ? 'sub_category' then p_changes ->> 'sub_category' else sub_category end,
        vibe_tags = case when p_changes ? 'vibe_tags' then private.text_array(p_changes -> 'vibe_tags') else vibe_tags end,
        photos = case when p_changes ? 'photos' then private.text_array(p_changes -> 'photos') else photos end,
        weight_grams = coalesce((p_changes ->> 'weight_grams')::integer, weight_grams),
        updated_at = private.now()
    where id = p_listing_id returning * into v_listing;
  end if;
  return internal.listing_record(v_listing);
end
$$;
comment on function api.listings_update(uuid, jsonb) is 'Changes the given fields of the caller''s active listing; null clears an optional one.';
