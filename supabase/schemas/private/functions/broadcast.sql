-- Sends a message to a private Realtime channel after the commit. It never fails its operation:
-- realtime.send only warns. A payload above 200 kB becomes {omitted: true}.
create function private.broadcast(p_topic text, p_event text, p_payload jsonb) returns void
language plpgsql volatile security definer
as $$
begin
  -- Two steps: looking up a function in a schema without usage rights raises an error.
  if not coalesce(has_schema_privilege(to_regnamespace('realtime'), 'usage'), false) then
    return;
  elsif has_function_privilege(
    to_regprocedure('realtime.send(jsonb, text, text, boolean)'), 'execute')
  then
    -- Below the 256 KB of the smallest plan, which drops larger messages silently.
    perform realtime.send(
      case
        when pg_column_size(p_payload) <= 200000 then p_payload
        else jsonb_build_object('omitted', true)
      end,
      p_event,
      p_topic,
      true);
  end if;
end
$$;
