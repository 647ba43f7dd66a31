create function private.ledger_is_append_only() returns trigger
language plpgsql volatile
as $$
begin
  raise exception 'The ledger is append-only: correct a transfer with another one.';
end
$$;
