-- Rupiah of the total that the buyer paid: all of it, minus what staff covered from claims after an
-- underpayment.
create function private.paid_by_buyer(p_order public.orders) returns bigint
language plpgsql stable
as $$
begin
  return (
    select p_order.total - coalesce(sum(entries.amount), 0)
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    where transfers.key = 'order:' || p_order.id || ':covered'
      and entries.amount > 0
  );
end
$$;
