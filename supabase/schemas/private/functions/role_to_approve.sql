create function private.role_to_approve(p_kind private.approval_kind) returns private.staff_role
language plpgsql stable
as $$
begin
  return (
    select kinds.approver
    from private.approval_kinds as kinds
    where kinds.kind = p_kind
  );
end
$$;
