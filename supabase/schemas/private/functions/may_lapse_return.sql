create function private.may_lapse_return(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return (
    select case
      when private.is_return_scanned(p_order.id)
      then 'A carrier has the parcel: it is on its way back.'
      when exists (
        select
        from private.returns
        where returns.order_id = p_order.id
          and returns.tracking_number is not null)
      then 'The buyer sent the parcel by a courier of their own: staff decide.'
      when exists (
        select
        from private.returns
        where returns.order_id = p_order.id
          and returns.unscanned_at is not null)
      then 'The seller says that the parcel is back: staff decide.'
    end
  );
end
$$;
comment on function private.may_lapse_return(public.orders) is
  'Holds while no carrier has scanned the returned parcel, the buyer has given no number, and the '
  'seller has not said that it is back.';
