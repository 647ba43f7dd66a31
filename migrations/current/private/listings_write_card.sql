-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.listings_write_card()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- The closing brace is left off: whoever reads adds the seller, whose name may change.
  new.card := left(json_build_object(
    'id', new.id, 'seller_id', new.seller_id, 'title', new.title, 'description', new.description,
    'price', new.price, 'original_price', new.original_price, 'product_category', new.product_category,
    'gender', new.gender, 'condition', new.condition, 'brand', new.brand, 'size', new.size, 'color', new.color,
    'material', new.material, 'style', new.style, 'sub_category', new.sub_category, 'vibe_tags', new.vibe_tags,
    'photos', new.photos, 'weight_grams', new.weight_grams, 'likes', new.likes, 'status', new.status,
    'created_at', api.wire_time(new.created_at), 'updated_at', api.wire_time(new.updated_at))::text, -1);
  return new;
end
$function$;
