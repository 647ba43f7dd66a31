-- Staff who are a party of an order may not open personal data of the other party: they read what
-- the order shows to a party.
create function private.forbid_own_trade(
  p_staff private.staff_member,
  variadic p_user_ids uuid[]
) returns void
language plpgsql stable
as $$
begin
  if private.has_own_trade(p_staff, variadic p_user_ids) then
    perform private.raise_error('own_trade');
  end if;
end
$$;
