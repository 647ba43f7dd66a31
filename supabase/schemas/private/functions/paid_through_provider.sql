create function private.paid_through_provider(p_order_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select greatest(-coalesce(sum(entries.amount), 0), 0)::bigint
    from private.ledger_transfers as transfers
    join private.ledger_entries as entries on entries.transfer_id = transfers.id
    join private.ledger_accounts as accounts on accounts.id = entries.account_id
    where transfers.order_id = p_order_id
      and accounts.kind = 'provider_cash'
  );
end
$$;
comment on function private.paid_through_provider(uuid) is
  'Rupiah that came in for an order through the payment provider and were not taken back: without '
  'what its buyer''s wallet or a voucher paid.';
