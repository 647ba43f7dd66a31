create type private.shipment_direction as enum ('outbound', 'return');
comment on type private.shipment_direction is 'outbound: from the seller to the buyer; return: the way back.';
