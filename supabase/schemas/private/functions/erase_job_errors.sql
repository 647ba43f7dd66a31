-- Erases errors of jobs about these orders, and of jobs that send these e-mails and push messages.
create function private.erase_job_errors(p_about uuid[]) returns void
language plpgsql volatile
set enable_seqscan = off
as $$
begin
  with failed as (
    update private.jobs
    set last_error = null
    where last_error is not null
      and coalesce(payload ->> 'order_id', key) = any (p_about::text[])
    returning jobs.id
  )
  update private.staff_cases
  set details = details - 'error'
  from failed
  where staff_cases.kind = 'stuck_job'
    and staff_cases.key = failed.id::text;
end
$$;
