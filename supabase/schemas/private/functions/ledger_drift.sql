create function private.ledger_drift() returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (select coalesce(sum(differences.difference), 0) from private.reconciliation_differences as differences
          where differences.status = 'open');
end
$$;
comment on function private.ledger_drift() is 'Rupiah by which the provider''s books and ours differ, as far as nobody has explained it: above zero it holds more than we know of.';
grant execute on function private.ledger_drift() to preloved_verbs;
