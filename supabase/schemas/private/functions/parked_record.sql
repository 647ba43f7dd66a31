create function private.parked_record(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return private.parked_records(array[p_id]) -> 0;
end
$$;
comment on function private.parked_record(uuid) is 'One amount in suspense; null when there is none under this id.';
grant execute on function private.parked_record(uuid) to preloved_verbs;
