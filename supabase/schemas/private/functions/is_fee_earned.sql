-- Whether the marketplace keeps the protection fee of a refunded order: the parcel was sent. A
-- cancelled order returns everything, even if the carrier brought the parcel back.
create function private.is_fee_earned(p_order public.orders) returns boolean
language plpgsql stable
as $$
begin
  return p_order.status <> 'CANCELLED' and private.has_left_seller(p_order);
end
$$;
