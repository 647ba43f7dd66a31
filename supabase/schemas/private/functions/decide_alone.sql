-- Whether staff may decide this without another person (private.authorities). If so, the decision
-- counts from now on.
create function private.decide_alone(
  p_staff private.staff_member,
  variadic p_parts private.decided_part[]
) returns boolean
language plpgsql volatile
as $$
begin
  -- Two concurrent decisions must not both fit under one limit. The caller has locked the subject
  -- before; these locks are taken in the order of ids.
  perform pg_advisory_xact_lock(hashtextextended('lone_decisions:' || people.id, 0))
  from (
    select parts.beneficiary_id as id
    from unnest(p_parts) as parts
    union
    select p_staff.id
    order by id
  ) as people
  where people.id is not null;
  if exists (
    select
    from unnest(p_parts) as parts
    join private.authorities using (decision)
    where parts.amount > 0
      and case
        when at_once is null then true
        else parts.amount > private.setting(at_once)
          or parts.amount + private.decided_alone(in_a_day, p_staff.id) > private.setting(in_a_day)
          or not private.may_get_alone(decision, parts.beneficiary_id, parts.amount)
      end)
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
