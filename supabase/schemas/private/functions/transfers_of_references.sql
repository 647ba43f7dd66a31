-- Finds by index the transfers that private.provider_movements may have under these references;
-- some belong to another reference.
create function private.transfers_of_references(p_references text[]) returns uuid[]
language plpgsql stable
set plan_cache_mode = force_generic_plan
as $$
declare
  v_keys text[];
begin
  v_keys := array(
    select closings.key
    from private.suspense_closings as closings
    where closings.provider_reference = any (p_references)
    union all
    select 'refund:' || given.reference || ':returned'
    from unnest(p_references) as given (reference)
    union all
    select unnest(array['reconciliation:' || differences.id, differences.reversal_key])
    from private.reconciliation_differences as differences
    where differences.reference = any (p_references)
  );
  return array(
    select transfers.id
    from public.orders
    join public.orders as booked on booked.purchase_id = orders.id
    join private.ledger_transfers as transfers on transfers.order_id = booked.id
    where orders.reference = any (p_references)
    union
    select transfers.id
    from private.ledger_transfers as transfers
    where transfers.withdrawal_id = any (
      array(
        select private.uuid_of(given.reference)
        from unnest(p_references) as given (reference)
      )
    )
    union
    select transfers.id
    from private.ledger_transfers as transfers
    where transfers.key = any (v_keys)
    union
    select transfers.id
    from private.ledger_transfers as transfers
    where private.reference_of_key(transfers.key) = any (p_references)
      and transfers.order_id is null
      and transfers.withdrawal_id is null
      and transfers.kind <> 'provider_fee'
  );
end
$$;
