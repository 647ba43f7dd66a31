create function private.decided_alone(
  p_in_a_day text,
  p_within interval,
  p_staff_id uuid default null,
  p_beneficiary_id uuid default null
) returns bigint
language plpgsql stable
as $$
begin
  return (
    select coalesce(sum(decided.amount), 0)
    from private.lone_decisions as decided
    join private.authorities using (decision)
    where authorities.in_a_day = p_in_a_day
      and decided.decided_at > private.now() - p_within
      and (decided.staff_id = p_staff_id or decided.beneficiary_id = p_beneficiary_id)
  );
end
$$;
comment on function private.decided_alone(text, interval, uuid, uuid) is
  'Rupiah that one member of staff decided alone, or that one person got so, in the kinds with '
  'this setting for a day.';
