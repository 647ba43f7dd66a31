create function private.setting(p_name text) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_value bigint;
begin
  select settings.value into strict v_value from private.settings where settings.name = p_name;
  return v_value;
end
$$;
comment on function private.setting(text) is 'One setting by name; a name that does not exist is a bug and raises.';
