create type public.order_status as enum (
  'AWAITING_PAYMENT', 'READY_TO_SHIP', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED',
  'RETURN_APPROVED', 'RETURN_RECEIVED', 'DISPUTED', 'COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED'
);
comment on type public.order_status is
  'Status of an order; private.order_transitions lists the allowed changes.';
