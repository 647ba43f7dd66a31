-- Keeps the lock on the chain. Returns the number of rows taken from the queue.
create function private.seal_block(p_limit integer) returns integer
language plpgsql volatile
as $$
declare
  v_chain private.book_chain;
  v_hash bytea;
  v_queued record;
  v_fields text[];
  v_taken integer := 0;
  v_rows private.book_rows[] := '{}';
begin
  -- Held until commit: the next sealer continues from the new root.
  select book_chain.* into v_chain from private.book_chain for update;
  v_hash := v_chain.root;
  for v_queued in
    with taken as (
      delete from private.book_queue
      where book_queue.id = any (array(
        select oldest.id from private.book_queue as oldest order by oldest.id limit p_limit
      ))
      returning book_queue.*
    )
    select
      taken.*,
      exists (
        select from private.book_rows as sealed where sealed.transfer_id = taken.transfer_id
      ) or exists (
        select from private.book_rows as sealed where sealed.audit_id = taken.audit_id
      ) or num_nonnulls(taken.transfer_id, taken.audit_id) <> 1
        or row_number() over (partition by taken.transfer_id, taken.audit_id order by taken.id) > 1
      as is_skipped
    from taken
    order by taken.id
  loop
    v_taken := v_taken + 1;
    -- A restore that fires triggers, or a person, may queue a row twice or an id without a row.
    -- Neither stops the sealing.
    continue when v_queued.is_skipped;
    -- A missing row is sealed without fields, so that its absence is found.
    v_fields := coalesce(
      private.transfer_book_fields(v_queued.transfer_id),
      private.audit_book_fields(v_queued.audit_id),
      '{}'
    );
    v_hash := private.book_hash(v_hash, v_fields);
    v_rows := v_rows || row(
      v_chain.last_block + 1, cardinality(v_rows) + 1, v_queued.transfer_id, v_queued.audit_id,
      private.book_marks(v_fields)
    )::private.book_rows;
  end loop;
  if cardinality(v_rows) > 0 then
    insert into private.book_blocks (number, previous_root, row_count, root)
    values (v_chain.last_block + 1, v_chain.root, cardinality(v_rows), v_hash);
    insert into private.book_rows select rows.* from unnest(v_rows) as rows;
    insert into private.ledger_totals as totals
    select changes.*
    from private.ledger_changes(
      array(select rows.transfer_id from unnest(v_rows) as rows)
    ) as changes
    order by changes.kind
    on conflict (kind) do update
    set accounts = totals.accounts + excluded.accounts,
        balance = totals.balance + excluded.balance;
    update private.book_chain
    set
      last_block = last_block + 1,
      root = v_hash,
      row_count = row_count + cardinality(v_rows);
  end if;
  return v_taken;
end
$$;
