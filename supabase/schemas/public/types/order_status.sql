create type public.order_status as enum (
  'AWAITING_PAYMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'RETURN_APPROVED',
  'RETURN_RECEIVED', 'DISPUTED', 'COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED');
comment on type public.order_status is 'Where an order stands; private.order_transitions says what may follow.';
