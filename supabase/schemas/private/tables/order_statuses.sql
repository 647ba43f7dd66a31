create table private.order_statuses (
  status public.order_status primary key,
  in_escrow boolean not null,
  has_ended boolean not null,
  -- While true nobody else can order its listing; orders__one_sale has the same condition.
  holds_listing boolean not null,
  -- Entering it pays the seller or the buyer, which a freeze stops. RETURN_RECEIVED is refunded in
  -- the same transaction.
  pays_out boolean not null,
  parcel private.shipment_direction,
  -- Whether an unused shipping fee goes back to the buyer. Earlier the parcel may still be booked;
  -- a dispute decides about the whole sum.
  returns_unspent_shipping boolean not null
);
comment on table private.order_statuses is
  'The meaning of each order status.';

grant select on private.order_statuses to preloved_api;

insert into private.order_statuses (
  status, in_escrow, has_ended, holds_listing, pays_out, parcel, returns_unspent_shipping
) values
  ('AWAITING_PAYMENT', false, false, true, false, null, false),
  ('READY_TO_SHIP', true, false, true, false, 'outbound', false),
  ('SHIPPED', true, false, true, false, 'outbound', true),
  ('DELIVERED', true, false, true, false, null, true),
  ('RETURN_REQUESTED', true, false, true, false, null, true),
  ('RETURN_APPROVED', true, false, true, false, 'return', true),
  ('RETURN_RECEIVED', true, false, true, true, null, true),
  ('DISPUTED', true, false, true, false, null, false),
  ('COMPLETED', false, true, true, true, null, true),
  ('REFUNDED', false, true, false, true, null, false),
  ('CANCELLED', false, true, false, true, null, false),
  ('EXPIRED', false, true, false, false, null, false);
