create type private.held_order as (
  locked public.orders,
  actor public.order_actor,
  staff private.staff_member
);
comment on type private.held_order is
  'An order that the caller has locked (private.hold_order), the caller''s role in it, and the '
  'caller as staff if they are no party.';
