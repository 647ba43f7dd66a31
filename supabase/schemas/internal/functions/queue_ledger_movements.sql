-- Queues the references of the next movements since the run's start, and then those of the open
-- differences. Returns whether movements are left.
create function internal.queue_ledger_movements(p_run_id bigint) returns boolean
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan
as $$
declare
  v_piece constant integer := 2000;
  v_run private.reconciliation_runs;
  v_after timestamptz;
  v_transfer_ids uuid[];
  v_until timestamptz;
begin
  select runs.*
  into v_run
  from private.reconciliation_runs as runs
  where runs.id = p_run_id
  for update;
  v_after := coalesce(v_run.queued_until, v_run.from_at - interval '1 microsecond');
  select array_agg(booked.id), max(booked.created_at)
  into v_transfer_ids, v_until
  from (
    select transfers.id, transfers.created_at
    from private.ledger_transfers as transfers
    where transfers.created_at > v_after
    order by transfers.created_at
    -- All movements of the last instant, since the next piece begins after it.
    fetch first (v_piece) rows with ties
  ) as booked;
  insert into private.reconciliation_references (statement, reference)
  select distinct v_run.statement, movements.reference
  from private.provider_movements as movements
  where movements.transfer_id = any (v_transfer_ids)
    and private.is_of_run(v_run, movements.reference)
  on conflict do nothing;
  update private.reconciliation_runs
  set queued_until = coalesce(v_until, queued_until)
  where id = p_run_id;
  if cardinality(v_transfer_ids) >= v_piece then
    return true;
  end if;
  insert into private.reconciliation_references (statement, reference)
  select v_run.statement, differences.reference
  from private.reconciliation_differences as differences
  where differences.status = 'open'
    and differences.problem is null
    and private.is_of_run(v_run, differences.reference)
  on conflict do nothing;
  return false;
end
$$;
