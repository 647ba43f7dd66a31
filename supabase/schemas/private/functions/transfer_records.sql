create function private.transfer_records(p_ids uuid[]) returns jsonb
language plpgsql stable
as $$
begin
  return (
    with lines as materialized (
      select entries.*
      from private.ledger_entries as entries
      where entries.transfer_id = any (p_ids)
    ),
    accounts as materialized (
      -- By one array, so that neighbours share one descent of the index.
      select known.*
      from private.ledger_accounts as known
      where known.id = any (array(select distinct lines.account_id from lines))
    ),
    entries_of_transfer as (
      select
        entries.transfer_id,
        jsonb_agg(
          jsonb_build_object(
            'account', accounts.kind,
            'user_id', accounts.user_id,
            'amount', entries.amount,
            'balance_after', entries.balance_after,
            'version', entries.version,
            'stripe', accounts.stripe
          )
          order by entries.amount, accounts.kind
        ) as entries
      from lines as entries
      join accounts on accounts.id = entries.account_id
      group by entries.transfer_id
    )
    select jsonb_agg(
      to_jsonb(transfers) || jsonb_build_object(
        'order_reference', orders.reference,
        'outcome', resolutions.outcome,
        'event_at', internal.wire_time(transfers.event_at),
        'created_at', internal.wire_time(transfers.created_at),
        'entries', coalesce(entries_of_transfer.entries, '[]')
      )
      order by page.position
    )
    from unnest(p_ids) with ordinality as page (id, position)
    join private.ledger_transfers as transfers on transfers.id = page.id
    left join public.orders on orders.id = transfers.order_id
    left join private.ledger_resolutions as resolutions on resolutions.pending_id = transfers.id
    left join entries_of_transfer on entries_of_transfer.transfer_id = transfers.id
  );
end
$$;
