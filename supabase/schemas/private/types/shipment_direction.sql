create type private.shipment_direction as enum ('outbound', 'return');
comment on type private.shipment_direction is 'outbound: seller to buyer. return: buyer to seller.';
