create function private.count_as_booked(
  p_difference private.reconciliation_differences
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.invoices set booked = booked + p_difference.difference, updated_at = private.now()
  where order_id = p_difference.order_id;
  update private.boost_purchases
  set booked = booked + p_difference.difference, updated_at = private.now(),
      status = case when status in ('AWAITING_PAYMENT', 'EXPIRED') then 'PARKED' else status end
  where reference = p_difference.reference;
end
$$;
comment on function private.count_as_booked(private.reconciliation_differences) is
  'What a correction put into suspense for a purchase is booked of its invoice, as a wrong amount is: later news of the same rupiah is no news.';
