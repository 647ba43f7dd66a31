-- Opens a case once per kind and key, or again while the cause lasts.
create function private.open_case(
  p_kind text,
  p_key text,
  p_order_id uuid,
  p_details jsonb default '{}'
) returns void
language plpgsql volatile
as $$
begin
  insert into private.staff_cases as known (kind, key, order_id, details)
  values (p_kind, p_key, p_order_id, p_details)
  on conflict on constraint staff_cases__once do update
  set closed_at = null, closed_because = null, details = excluded.details
  -- A case that staff closed by hand stays closed: they have judged it.
  where (
      known.closed_because = 'over'
      and private.case_lasts(excluded) is distinct from false
    )
    or (
      known.closed_at is not null
      and exists (
        select
        from private.case_kinds as kinds
        where kinds.kind = known.kind
          and not kinds.is_closed_by_hand
      )
      and private.case_lasts(known)
    );
end
$$;
