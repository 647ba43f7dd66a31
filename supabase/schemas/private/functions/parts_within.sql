-- Divides p_total in proportion to the limits. No part exceeds its limit if their sum suffices.
create function private.parts_within(p_total bigint, p_limits bigint[]) returns bigint[]
language plpgsql immutable
set plan_cache_mode = force_generic_plan
as $$
begin
  if p_total = 0 then
    return array_fill(0::bigint, array[cardinality(p_limits)]);
  end if;
  return (
    select array_agg(
      p_total * reached / greatest(whole, 1) - p_total * (reached - part) / greatest(whole, 1)
      order by place)
    from (
      select
        part,
        place,
        sum(part) over (order by place)::bigint as reached,
        sum(part) over ()::bigint as whole
      from unnest(p_limits) with ordinality as limits (part, place)
    ) as parts);
end
$$;
