-- The sealed fields of a transfer, as docs/books.md lists them. A change of the list changes the
-- format: old blocks must remain verifiable.
create function private.transfer_book_fields(p_transfer_id uuid) returns text[]
language plpgsql stable
as $$
begin
  return (
    select array[
      'transfer',
      transfers.id::text,
      transfers.key,
      transfers.kind,
      transfers.order_id::text,
      transfers.withdrawal_id::text,
      transfers.is_pending::text,
      transfers.description,
      internal.wire_time(transfers.event_at),
      internal.wire_time(transfers.created_at),
      resolutions.pending_id::text,
      resolutions.outcome::text
    ] || (
      select array_agg(parts.field order by entries.account_id, parts.n)
      from private.ledger_entries as entries
      join private.ledger_accounts as accounts on accounts.id = entries.account_id
      cross join lateral unnest(array[
        entries.account_id::text,
        accounts.kind::text,
        accounts.order_id::text,
        accounts.user_id::text,
        entries.amount::text,
        entries.balance_after::text,
        entries.version::text,
        internal.wire_time(entries.created_at)
      ]) with ordinality as parts (field, n)
      where entries.transfer_id = transfers.id
    )
    from private.ledger_transfers as transfers
    left join private.ledger_resolutions as resolutions on resolutions.transfer_id = transfers.id
    where transfers.id = p_transfer_id
  );
end
$$;
