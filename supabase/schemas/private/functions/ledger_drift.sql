-- The provider's balance minus the ledger's, in rupiah.
create function private.ledger_drift() returns bigint
language plpgsql stable
as $$
begin
  return (
    select coalesce(sum(differences.difference), 0)
    from private.reconciliation_differences as differences
    where differences.status = 'open'
  );
end
$$;
