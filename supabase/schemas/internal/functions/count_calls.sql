-- Counts a call of each user of p_caller_ids against a rate limit. Returns, in their order, {wait,
-- left, ends_in, max, per}: wait is null for a call that is admitted, else the seconds to wait.
-- Runs before the operation, in a transaction of its own, so that failed attempts count too.
create function internal.count_calls(p_action text, p_caller_ids jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller_ids constant text[] := array(select jsonb_array_elements_text(p_caller_ids));
begin
  return (
    with windows as (
      select counts.* from private.count_rate_limits(p_action, v_caller_ids) as counts
    ),
    calls as (
      select
        ids.caller_id,
        ids.position,
        row_number() over (partition by ids.caller_id order by ids.position) as number
      from unnest(v_caller_ids) with ordinality as ids (caller_id, position)
    )
    select jsonb_agg(
      jsonb_build_object(
        'wait', case when calls.number > windows.free then windows.ends_in end,
        'left', greatest(0, windows.free - calls.number),
        'ends_in', windows.ends_in,
        'max', windows.max_calls,
        'per', windows.per
      )
      order by calls.position)
    from calls
    join windows on windows.subject = calls.caller_id
  );
end
$$;
