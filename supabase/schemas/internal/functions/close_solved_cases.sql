create function internal.close_solved_cases() returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
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
  checked as (
    update private.staff_cases
    set checked_at = private.now(),
        closed_at = case
          -- The whole ledger is summed once a night (internal.close_analytics_day).
          when staff_cases.kind <> 'ledger_drift'
            and not private.case_lasts(staff_cases)
          then private.now()
        end
    from batch
    where staff_cases.id = batch.id
    returning staff_cases.closed_at
  )
  select count(checked.closed_at)
  into v_closed
  from checked;
  return v_closed;
end
$$;
comment on function internal.close_solved_cases() is
  'Closes the cases whose cause is over, and returns their number. Each call looks at those 500 '
  'open cases that were not looked at for the longest time.';
