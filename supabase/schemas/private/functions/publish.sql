create function private.publish(p_type text, p_aggregate_type text, p_aggregate_id uuid, p_version integer, p_data jsonb)
returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.outbox (type, aggregate_type, aggregate_id, aggregate_version, data)
  values (p_type, p_aggregate_type, p_aggregate_id, p_version, p_data);
end
$$;
comment on function private.publish(text, text, uuid, integer, jsonb) is
  'Leaves an event for the finance portal in the transaction of its cause; versions of an aggregate count from 1 without a gap.';
grant execute on function private.publish(text, text, uuid, integer, jsonb) to preloved_verbs;
