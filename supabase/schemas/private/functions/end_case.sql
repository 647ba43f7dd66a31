create function private.end_case(p_kind text, p_key text) returns void
language plpgsql volatile
as $$
begin
  update private.staff_cases
  set closed_at = private.now()
  where kind = p_kind
    and key = p_key
    and closed_at is null;
end
$$;
