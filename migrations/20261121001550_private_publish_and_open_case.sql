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

create function private.open_case(p_kind text, p_key text, p_order_id uuid, p_details jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.staff_cases (kind, key, order_id, details) values (p_kind, p_key, p_order_id, p_details)
  on conflict on constraint staff_cases__once do nothing;
end
$$;
comment on function private.open_case(text, text, uuid, jsonb) is 'Asks a person to look, once per kind and key.';
grant execute on function private.open_case(text, text, uuid, jsonb) to preloved_verbs;
