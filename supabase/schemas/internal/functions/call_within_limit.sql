-- Counts each of p_calls [{user_id, …}] against its user's limit, and runs an operation on
-- p_subject for the admitted calls, in one transaction. Returns {waits, results, error}: the waits
-- of count_calls, the results of the admitted calls in their order, or the error of the operation
-- as {reason, hint}. A failed operation counts, too.
create function internal.call_within_limit(
  p_action text,
  p_operation text,
  p_subject text,
  p_calls jsonb
) returns json
language plpgsql volatile security definer
as $$
declare
  v_waits constant jsonb := jsonb_path_query_array(
    internal.count_calls(p_action, jsonb_path_query_array(p_calls, '$[*].user_id')),
    '$[*].wait');
  v_admitted jsonb := p_calls;
  v_results json;
  v_reason text;
  v_hint text;
begin
  if jsonb_path_exists(v_waits, '$[*] ? (@ != null)') then
    v_admitted := (
      select jsonb_agg(call.value order by call.position)
      from jsonb_array_elements(p_calls) with ordinality as call (value, position)
      where v_waits -> (call.position - 1)::integer = 'null'
    );
  end if;
  if v_admitted is null then
    return json_build_object('waits', v_waits);
  end if;

  -- An error undoes the operation, but not the counts.
  begin
    case p_operation
      when 'api.live_streams_chat' then
        v_results := api.live_streams_chat(p_subject, v_admitted);
      when 'api.live_streams_view' then
        v_results := api.live_streams_view(p_subject, v_admitted)::json;
    end case;
  exception
    when sqlstate 'PV001' then
      get stacked diagnostics
        v_reason = message_text,
        v_hint = pg_exception_hint;
      return json_build_object(
        'waits', v_waits,
        'error', json_build_object('reason', v_reason, 'hint', v_hint));
  end;
  return json_build_object('waits', v_waits, 'results', v_results);
end
$$;
