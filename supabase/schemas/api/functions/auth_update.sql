create function api.auth_update(p_changes jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_profile public.profiles;
begin
  if p_changes ? 'on_vacation_until' then
    v_profile := private.take_vacation(
      private.caller_id(), (p_changes ->> 'on_vacation_until')::timestamptz);
  else
    v_profile := private.locked_caller();
  end if;
  if p_changes <> '{}' then
    v_profile := private.update_row(
      v_profile, private.fields_of(null::private.profile_input, p_changes));
  end if;
  return private.profile_record(v_profile);
end
$$;
