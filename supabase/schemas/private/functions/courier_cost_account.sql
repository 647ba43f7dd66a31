-- Booking, refund and cancellation may come in any order, and the accounts balance after each:
--   book, refund, cancel: the fee pays the courier, claims pay the buyer and get the price back
--   refund, book, cancel: the fee pays the buyer, claims pay the courier and get the price back
--   book, cancel, refund: the fee pays the courier, comes back, and pays the buyer
--   book, refund, cancellation rejected: as the first; the courier's price is booked to claims
create function private.courier_cost_account(p_order public.orders) returns private.account_kind
language plpgsql stable
as $$
begin
  return case
    when exists (
      select
      from private.ledger_transfers as transfers
      where transfers.key in (
        'order:' || p_order.id || ':refunded',
        'order:' || p_order.id || ':shipping_refunded')
    ) then 'claims'
    else 'shipping_payable'
  end;
end
$$;
