-- Rejects a decision of staff about themselves. p_concerned may contain nulls.
create function private.forbid_self_decision(
  p_staff private.staff_member,
  variadic p_concerned uuid[]
) returns void
language plpgsql immutable
as $$
begin
  if p_staff.id = any (p_concerned) then
    perform private.raise_error('self_decision');
  end if;
end
$$;
