-- Whether the seller's word is enough to refund: a carrier scanned the parcel, or the return is
-- small and neither party has used up the limit.
create function private.is_return_proven(p_order public.orders) returns boolean
language sql volatile
return case
  when private.is_return_scanned(p_order.id) then true
  else private.use_small_return(p_order)
end;
