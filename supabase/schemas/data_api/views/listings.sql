create view data_api.listings with (security_invoker = true) as
select
  id,
  seller_id,
  title,
  description,
  price,
  original_price,
  product_category,
  gender,
  condition,
  brand,
  size,
  color,
  material,
  style,
  sub_category,
  vibe_tags,
  photos,
  weight_grams,
  likes,
  status,
  is_visible,
  created_at,
  updated_at
from public.listings;
comment on view data_api.listings is
  'Listings that are not deleted; removed and hidden ones for their seller only. A filter on '
  'is_visible (for sale) uses an index.';

grant select on data_api.listings to anon, authenticated;
