create function private.redrive_jobs(p_staff private.staff_member, p_act jsonb, p_ids uuid[]) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  with dead as (
    select jobs.* from private.jobs where jobs.id = any (p_ids) and jobs.dead_at is not null order by jobs.id for update
  ), redriven as (
    update private.jobs
    set dead_at = null, attempts = 0, run_at = private.now(), lease_token = null, leased_until = null
    from dead where jobs.id = dead.id
  )
  select count(*) from dead, lateral private.audit(p_staff, p_act, 'job', dead.id::text,
      jsonb_build_object('kind', dead.kind, 'dead_at', api.wire_time(dead.dead_at), 'attempts', dead.attempts, 'error', dead.last_error),
      jsonb_build_object('attempts', 0))
  into v_count;
  return v_count;
end
$$;
comment on function private.redrive_jobs(private.staff_member, jsonb, uuid[]) is
  'Lets those of these jobs that were given up start anew, with a line in the audit log for each. Answers how many.';
grant execute on function private.redrive_jobs(private.staff_member, jsonb, uuid[]) to preloved_verbs;

create function api.admin_jobs_redrive(p_job_id uuid, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
begin
  if not exists (select from private.jobs where jobs.id = p_job_id) then
    perform private.refuse('NOT_FOUND', 'There is no such job.');
  elsif private.redrive_jobs(v_staff, p_act, array[p_job_id]) = 0 then
    perform private.refuse('CONFLICT', 'This job is no dead letter: it is done, or will be by itself.');
  end if;
  return jsonb_build_object('id', p_job_id, 'redriven', true);
end
$$;
comment on function api.admin_jobs_redrive(uuid, jsonb) is 'Lets a job that was given up start anew. p_act {operation, reason?, request_id}.';
alter function api.admin_jobs_redrive(uuid, jsonb) owner to preloved_verbs;
grant execute on function api.admin_jobs_redrive(uuid, jsonb) to authenticated;

create function api.admin_jobs_redrive_matching(p_kind text, p_error text, p_limit integer, p_act jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(jobs.id order by jobs.dead_at))[:p_limit], count(*) into v_ids, v_total from private.jobs
  where jobs.dead_at is not null and (p_kind is null or jobs.kind = p_kind)
    and (p_error is null or position(lower(p_error) in lower(jobs.last_error)) > 0);
  return jsonb_build_object('redriven', private.redrive_jobs(v_staff, p_act, v_ids), 'matching', v_total);
end
$$;
comment on function api.admin_jobs_redrive_matching(text, text, integer, jsonb) is
  'Lets all dead jobs of a kind, or with these words in their last error, start anew, the longest dead first.';
alter function api.admin_jobs_redrive_matching(text, text, integer, jsonb) owner to preloved_verbs;
grant execute on function api.admin_jobs_redrive_matching(text, text, integer, jsonb) to authenticated;
