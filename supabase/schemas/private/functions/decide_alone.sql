create function private.decide_alone(
  p_staff private.staff_member,
  variadic p_parts private.decided_part[]
) returns boolean
language plpgsql volatile
as $$
begin
  -- One after another, and after the lock of what is decided: two at once do not share one limit.
  perform pg_advisory_xact_lock(hashtextextended('lone_decisions', 0));
  if exists (
    select
    from unnest(p_parts) as parts
    join private.authorities using (decision)
    where parts.amount > private.setting(at_once)
      or parts.amount + private.decided_alone(in_a_day, '24 hours', p_staff_id => p_staff.id)
        > private.setting(in_a_day)
      or parts.amount
        + private.decided_alone(in_a_day, '30 days', p_beneficiary_id => parts.beneficiary_id)
        > private.setting(to_one_person))
  then
    return false;
  end if;
  insert into private.lone_decisions (staff_id, decision, amount, beneficiary_id)
  select p_staff.id, parts.decision, parts.amount, parts.beneficiary_id
  from unnest(p_parts) as parts
  where parts.amount > 0;
  return true;
end
$$;
comment on function private.decide_alone(private.staff_member, private.decided_part[]) is
  'Whether staff may decide this without another person (private.authorities); if so it counts '
  'from now on.';
