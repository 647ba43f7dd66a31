-- The photo links the two: the seller's request does not name the categorization.
create function private.record_categorized_listing() returns trigger
language plpgsql volatile security definer
as $$
begin
  update private.categorizations
  set listing_id = new.id,
      listed = jsonb_build_object(
        'category', new.product_category,
        'sub_category', new.sub_category,
        'brand', new.brand,
        'condition', new.condition,
        'gender', new.gender,
        'style', new.style,
        'vibe_tags', new.vibe_tags,
        'original_price', new.original_price,
        'price', new.price,
        'title', new.title,
        'description', new.description,
        'color', new.color,
        'material', new.material,
        'size', new.size,
        'weight_grams', new.weight_grams)
  where categorizations.id = (
    select latest.id
    from private.categorizations as latest
    where latest.user_id = new.seller_id
      and latest.status = 'answered'
      and latest.listing_id is null
      and latest.photo_url = any (new.photos)
    order by latest.created_at desc
    limit 1
  );
  return null;
end
$$;
