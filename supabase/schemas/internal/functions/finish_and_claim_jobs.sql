-- Runs internal.finish_jobs and then internal.claim_jobs. Returns what both return: {finished,
-- jobs}.
create function internal.finish_and_claim_jobs(
  p_done jsonb,
  p_limit integer,
  p_lease_seconds integer,
  p_floor timestamptz default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  -- Before the claim: a finished job makes the next one with its fifo_key claimable.
  v_finished constant jsonb := internal.finish_jobs(p_done);
begin
  return jsonb_build_object(
    'finished', v_finished,
    'jobs', internal.claim_jobs(p_limit, p_lease_seconds, p_floor));
end
$$;
