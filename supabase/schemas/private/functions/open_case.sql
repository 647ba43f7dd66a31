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
