-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.listings_write_card()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- The closing brace is left off: whoever reads adds the seller, whose name may change.
  new.card := left(row_to_json(wire)::text, -1)
  from (select new.id, new.seller_id, new.title, new.description, new.price, new.original_price, new.product_category,
          new.gender, new.condition, new.brand, new.size, new.color, new.material, new.style, new.sub_category,
          new.vibe_tags, new.photos, new.weight_grams, new.likes, new.status,
          api.wire_time(new.created_at) as created_at, api.wire_time(new.updated_at) as updated_at) as wire;
  return new;
end
$function$;
