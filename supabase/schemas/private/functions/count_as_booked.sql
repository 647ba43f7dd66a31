create function private.count_as_booked(
  p_difference private.reconciliation_differences
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  update private.invoices
  set booked = booked + p_difference.difference,
      updated_at = private.now()
  where order_id = p_difference.order_id;
  update private.boost_purchases
  set booked = booked + p_difference.difference,
      status = case
        when status in ('AWAITING_PAYMENT', 'EXPIRED') then 'PARKED' else status
      end,
      updated_at = private.now()
  where reference = p_difference.reference;
end
$$;
comment on function private.count_as_booked(private.reconciliation_differences) is
  'Adds a correction that went to suspense to the booked amount of its invoice, so that a later '
  'callback about the same money posts nothing.';
