create function api.admin_jobs(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.jobs', p_query,
    array[
      'jobs.finished_at is null',
      case when p_query ->> 'failing' = 'true' then 'jobs.due_at is not null' end]);
  return private.staff_list(v_page, (
    select jsonb_agg(
      jsonb_build_object(
        'id', jobs.id,
        'kind', jobs.kind,
        'key', jobs.key,
        'attempts', jobs.attempts,
        'last_error', private.mask_emails(jobs.last_error),
        'due_at', internal.wire_time(coalesce(jobs.due_at, jobs.run_at)),
        'next_try', case when jobs.dead_at is null then internal.wire_time(jobs.run_at) end,
        'dead_at', internal.wire_time(jobs.dead_at))
      order by page.position)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
    join private.jobs on jobs.id = page.id));
end
$$;
