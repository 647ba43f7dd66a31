-- Closes the cases whose cause is over, and returns their number. Each call checks the 500 open
-- cases with the oldest check.
create function internal.close_solved_cases() returns integer
language plpgsql volatile security definer
as $$
declare
  v_closed integer;
begin
  with batch as (
    select cases.id
    from private.staff_cases as cases
    where cases.closed_at is null
    order by cases.checked_at, cases.id
    limit 500
    for update skip locked
  ),
  judged as (
    select
      cases.id,
      -- internal.check_ledger closes these.
      cases.kind <> 'ledger_drift' and not private.case_lasts(cases) as is_over
    from batch
    join private.staff_cases as cases on cases.id = batch.id
  ),
  checked as (
    update private.staff_cases
    set checked_at = private.now(),
        closed_at = case when judged.is_over then private.now() end,
        closed_because = case when judged.is_over then 'over' end
    from judged
    where staff_cases.id = judged.id
    returning staff_cases.closed_at
  )
  select count(checked.closed_at)
  into v_closed
  from checked;
  return v_closed;
end
$$;
