create type public.order_actor as enum (
  'buyer', 'seller', 'staff', 'provider', 'portal', 'clock', 'parties'
);
comment on type public.order_actor is
  'Who changes an order''s status. provider: the payment or shipping provider. clock: a deadline. '
  'parties: buyer and seller by a settlement.';
