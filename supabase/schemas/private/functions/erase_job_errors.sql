-- Erases errors of jobs about these orders, and of jobs that send these e-mails and push messages.
create function private.erase_job_errors(p_about uuid[]) returns void
language plpgsql volatile
set enable_seqscan = off
as $$
begin
  update private.jobs
  set last_error = null
  where last_error is not null
    and coalesce(payload ->> 'order_id', key) = any (p_about::text[]);
end
$$;
