create view data_api.orders with (security_invoker = true) as
select
  id,
  reference,
  status,
  state_version,
  listing_id,
  buyer_id,
  seller_id,
  item_price,
  shipping_fee,
  buyer_protection_fee,
  voucher_discount,
  total,
  courier_code,
  courier_service_code,
  own_courier_code,
  tracking_number,
  listing_title,
  listing_photo_url,
  weight_grams,
  paid_at,
  shipped_at,
  delivered_at,
  completed_at,
  refunded_at,
  refunded_amount,
  created_at,
  updated_at,
  bundle_id,
  bundle_discount
from public.orders;
comment on view data_api.orders is
  'The caller''s orders, bought or sold. Without the commission, which neither party sees, and '
  'without the buyer''s payment from the wallet, which the seller does not see.';

grant select on data_api.orders to authenticated;
