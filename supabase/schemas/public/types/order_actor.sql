create type public.order_actor as enum (
  'buyer', 'seller', 'staff', 'provider', 'portal', 'clock', 'parties'
);
comment on type public.order_actor is
  'The actor of an order''s status change. provider: the payment or shipping provider. clock: a '
  'deadline. parties: buyer and seller by a settlement.';
