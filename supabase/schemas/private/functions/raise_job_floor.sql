-- Remembers the first open job for twenty times the search time since p_began.
create function private.raise_job_floor(p_now timestamptz, p_began timestamptz) returns void
language plpgsql volatile
set enable_seqscan = off
as $$
begin
  -- Only one of several workers searches.
  perform from private.job_floor where job_floor.until < p_began for update skip locked;
  if not found then
    return;
  end if;
  update private.job_floor
  set
    -- A transaction that began earlier may still commit jobs.
    run_at = least(
      (
        select min((
          select min(jobs.run_at)
          from private.jobs
          where jobs.kind = kinds.kind
            and jobs.finished_at is null
            and jobs.dead_at is null
        ))
        -- All kinds that have an open job.
        from unnest(private.due_job_kinds('infinity')) as kinds (kind)
      ),
      p_now - interval '5 seconds'
    ),
    until = clock_timestamp() + 20 * (clock_timestamp() - p_began);
end
$$;
