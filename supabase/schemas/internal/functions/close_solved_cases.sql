create function internal.close_solved_cases() returns integer
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_count integer;
begin
  update private.staff_cases
  set closed_at = private.now()
  where closed_at is null
    -- The whole ledger is summed once a night (internal.close_analytics_day).
    and kind <> 'ledger_drift'
    and private.case_lasts(staff_cases) = false;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function internal.close_solved_cases() is
  'Closes the cases whose cause is over, and returns their number.';
