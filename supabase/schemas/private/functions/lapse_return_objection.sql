create function private.lapse_return_objection(p_order public.orders) returns text
language plpgsql stable
as $$
begin
  return (
    select case
      when private.is_scanned(p_order.id, 'return') then 'return_on_its_way'
      when returns.tracking_number is not null then 'return_sent_unseen'
      when returns.unscanned_at is not null then 'return_reported_back'
    end
    from private.returns
    where returns.order_id = p_order.id
  );
end
$$;
comment on function private.lapse_return_objection(public.orders) is
  'Holds while no carrier has scanned the returned parcel, the buyer has given no tracking '
  'number, and the seller has not reported its arrival.';
