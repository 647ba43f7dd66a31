create function private.setting(p_name text) returns bigint
language plpgsql stable
set enable_seqscan = off
as $$
declare
  v_value bigint;
begin
  -- strict: an unknown name is a bug and raises.
  select settings.value into strict v_value from private.settings where settings.name = p_name;
  return v_value;
end
$$;
