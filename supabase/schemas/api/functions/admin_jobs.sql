create function api.admin_jobs(
  p_filters jsonb,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
  v_items jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_page := private.staff_page(
    'private.jobs', p_filters, p_limit, p_offset,
    array[
      'jobs.finished_at is null',
      case when p_filters ->> 'failing' = 'true' then 'jobs.due_at is not null' end]);

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
  into v_items
  from unnest(v_page.ids::uuid[]) with ordinality as page (id, position)
  join private.jobs on jobs.id = page.id;
  return private.staff_list(v_page, v_items);
end
$$;
