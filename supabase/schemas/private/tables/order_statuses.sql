create table private.order_statuses (
  status public.order_status primary key,
  in_escrow boolean not null,
  has_ended boolean not null,
  holds_listing boolean not null,
  pays_out boolean not null,
  parcel private.shipment_direction
);
comment on table private.order_statuses is
  'What the status of an order means.';
comment on column private.order_statuses.in_escrow is
  'The order is paid and its money is still in escrow.';
comment on column private.order_statuses.holds_listing is
  'Nobody else can order its listing, as the index orders__one_sale says too.';
comment on column private.order_statuses.pays_out is
  'Entering it pays the seller or the buyer, which a freeze stops. RETURN_RECEIVED is refunded in '
  'the same transaction.';
comment on column private.order_statuses.parcel is
  'The parcel that is to be sent, or on its way.';

grant select on private.order_statuses to preloved_api;

insert into private.order_statuses (
  status, in_escrow, has_ended, holds_listing, pays_out, parcel
) values
  ('AWAITING_PAYMENT', false, false, true, false, null),
  ('READY_TO_SHIP', true, false, true, false, 'outbound'),
  ('SHIPPED', true, false, true, false, 'outbound'),
  ('DELIVERED', true, false, true, false, null),
  ('RETURN_REQUESTED', true, false, true, false, null),
  ('RETURN_APPROVED', true, false, true, false, 'return'),
  ('RETURN_RECEIVED', true, false, true, true, null),
  ('DISPUTED', true, false, true, false, null),
  ('COMPLETED', false, true, true, true, null),
  ('REFUNDED', false, true, false, true, null),
  ('CANCELLED', false, true, false, true, null),
  ('EXPIRED', false, true, false, false, null);
