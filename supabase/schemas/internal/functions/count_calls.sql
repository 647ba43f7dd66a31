create function internal.count_calls(p_action text, p_caller_ids jsonb) returns jsonb
language plpgsql volatile security definer
set plan_cache_mode = force_generic_plan
as $$
declare
  v_caller_ids constant text[] := array(select jsonb_array_elements_text(p_caller_ids));
  v_exceeded constant jsonb := (
    select jsonb_object_agg(windows.subject, to_jsonb(windows))
    from private.count_rate_limits(p_action, v_caller_ids) as windows
  );
begin
  -- Usually nobody exceeds the limit, and no call has to be numbered.
  if v_exceeded is null then
    return to_jsonb(array_fill(null::integer, array[cardinality(v_caller_ids)]));
  end if;
  return (
    with calls as (
      select
        ids.position,
        v_exceeded -> ids.caller_id as exceeded,
        row_number() over (partition by ids.caller_id order by ids.position) as number
      from unnest(v_caller_ids) with ordinality as ids (caller_id, position)
    )
    select jsonb_agg(
      case
        when calls.number > (calls.exceeded ->> 'admitted')::integer
        then calls.exceeded -> 'retry_after_seconds'
      end
      order by calls.position)
    from calls
  );
end
$$;
comment on function internal.count_calls(text, jsonb) is
  'Counts a call of each user of p_caller_ids against a rate limit. Returns, in their order, null '
  'for a call that is admitted, else the seconds to wait. Runs before the operation, in a '
  'transaction of its own, so that failed attempts count too.';
