create function private.end_case(p_kind text, p_key text) returns void
language plpgsql volatile
as $$
begin
  update private.staff_cases as cases
  set closed_at = private.now(),
      -- Nothing was decided about a case that staff could close too: it opens again with its cause.
      closed_because = case when kinds.is_closed_by_hand then 'over' end
  from private.case_kinds as kinds
  where cases.kind = p_kind
    and cases.key = p_key
    and cases.closed_at is null
    and kinds.kind = cases.kind;
end
$$;
