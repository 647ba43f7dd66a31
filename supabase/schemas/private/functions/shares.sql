-- In proportion to the weights: each share is rounded down, the first gets the remainder.
create function private.shares(p_total bigint, p_weights bigint[]) returns bigint[]
language plpgsql immutable
as $$
declare
  v_sum bigint;
  v_shares bigint[];
begin
  if cardinality(p_weights) = 1 then
    return array[p_total];
  end if;
  v_sum := (select sum(weight) from unnest(p_weights) as weight);
  v_shares := array(
    select p_total * weight / v_sum
    from unnest(p_weights) with ordinality as weights (weight, place)
    order by place);
  v_shares[1] := v_shares[1] + p_total - (select sum(share) from unnest(v_shares) as share);
  return v_shares;
end
$$;
