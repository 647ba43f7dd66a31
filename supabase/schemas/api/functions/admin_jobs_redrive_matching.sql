create function api.admin_jobs_redrive_matching(
  p_limit integer,
  p_audit jsonb,
  p_kind text default null,
  p_error text default null
) returns jsonb
language plpgsql volatile security definer
as $$
begin
  return private.redrive('job', p_audit, p_limit, array(
    select jobs.id
    from private.jobs
    where jobs.dead_at is not null
      and (p_kind is null or jobs.kind = p_kind)
      -- Compared with the masked text, so that a filter finds no e-mail address.
      and (
        p_error is null
        or position(lower(p_error) in lower(private.mask_emails(jobs.last_error))) > 0)
    order by jobs.dead_at));
end
$$;
