-- Rupiah that one member of staff decided alone within 24 hours, over all kinds with this setting.
create function private.decided_alone(p_in_a_day text, p_staff_id uuid) returns bigint
language plpgsql stable
as $$
begin
  return (
    select coalesce(sum(decided.amount), 0)
    from private.lone_decisions as decided
    join private.authorities using (decision)
    where authorities.in_a_day = p_in_a_day
      and decided.decided_at > private.now() - interval '24 hours'
      and decided.staff_id = p_staff_id
  );
end
$$;
