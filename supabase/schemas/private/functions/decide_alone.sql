-- Whether staff may decide this without another person (private.authorities). If so, the decision
-- counts from now on.
create function private.decide_alone(
  p_staff private.staff_member,
  variadic p_parts private.decided_part[]
) returns boolean
language plpgsql volatile
as $$
begin
  perform private.lock_lone_decisions(
    variadic p_staff.id || array(select parts.beneficiary_id from unnest(p_parts) as parts));
  if exists (
    select
    from unnest(p_parts) as parts
    join private.authorities using (decision)
    where parts.amount > 0
      and case
        when at_once is null then true
        else parts.amount > private.setting(at_once)
          -- All kinds with this setting count.
          or parts.amount + (
            select coalesce(sum(decided.amount), 0)
            from private.lone_decisions as decided
            join private.authorities as kinds on kinds.decision = decided.decision
            where kinds.in_a_day = authorities.in_a_day
              and decided.staff_id = p_staff.id
              and decided.decided_at > private.now() - interval '24 hours'
          ) > private.setting(in_a_day)
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
