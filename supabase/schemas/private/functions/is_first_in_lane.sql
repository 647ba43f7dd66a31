create function private.is_first_in_lane(p_job private.jobs) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return not exists (
    select from private.jobs as earlier
    where earlier.kind = p_job.kind and earlier.lane = p_job.lane and earlier.position < p_job.position
      and earlier.finished_at is null and earlier.dead_at is null);
end
$$;
comment on function private.is_first_in_lane(private.jobs) is
  'For a job that has a lane: whether nothing in it comes before. What was given up stands in nobody''s way.';
grant execute on function private.is_first_in_lane(private.jobs) to preloved_verbs;
