create view private.order_parties with (security_invoker = true) as
select
  orders.id as order_id,
  'buyer'::public.order_actor as party,
  'seller'::public.order_actor as other_party,
  orders.buyer_id as user_id
from public.orders
union all
select
  orders.id,
  'seller',
  'buyer',
  orders.seller_id
from public.orders;
comment on view private.order_parties is 'Both parties of each order.';

grant select on private.order_parties to preloved_api;
