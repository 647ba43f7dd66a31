create function private.claim_objection(
  p_staff private.staff_member,
  p_claimed_by uuid,
  p_claimed_at timestamptz
) returns text
language plpgsql stable
as $$
begin
  return case
    when p_claimed_by <> p_staff.id and p_claimed_at > private.now() - interval '1 hour'
    then 'claimed_by_colleague'
  end;
end
$$;
comment on function private.claim_objection(private.staff_member, uuid, timestamptz) is
  'A claim lasts an hour, so that no case waits for somebody who has gone home.';
