-- Adds a correction that went to suspense to the booked amount of its invoice, so that a later
-- callback about the same money posts nothing. With p_sign -1 subtracts it again.
create function private.count_as_booked(
  p_difference private.reconciliation_differences,
  p_sign integer default 1
) returns void
language plpgsql volatile
as $$
begin
  update private.invoices
  set booked = booked + p_sign * p_difference.difference,
      updated_at = private.now()
  where order_id = p_difference.order_id;
  update private.boost_purchases
  set booked = booked + p_sign * p_difference.difference,
      status = case
        when p_sign > 0 and status in ('AWAITING_PAYMENT', 'EXPIRED') then 'PARKED'
        -- The invoice, if it is still open, is checked like any other.
        when p_sign < 0 and status = 'PARKED' and booked = p_difference.difference then 'EXPIRED'
        else status
      end,
      updated_at = private.now()
  where reference = p_difference.reference;
end
$$;
