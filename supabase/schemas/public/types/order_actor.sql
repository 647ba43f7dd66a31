create type public.order_actor as enum ('buyer', 'seller', 'staff', 'provider', 'portal', 'clock');
comment on type public.order_actor is 'Who moves an order; provider is the payment or the shipping provider, clock is time itself.';
