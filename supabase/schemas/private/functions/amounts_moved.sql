-- The comparable part of internal.money_moved(): without usernames and balances.
create function private.amounts_moved(p_money jsonb) returns jsonb
language plpgsql immutable
as $$
begin
  return (
    select jsonb_agg(moved.line order by moved.line)
    from (
      select lines.line - '{username,balance_after}'::text[] as line
      from jsonb_array_elements(p_money) as lines (line)
    ) as moved
  );
end
$$;
