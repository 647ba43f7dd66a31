-- The audit line and the money transfers of performing it now. Changes nothing, but raises the same
-- errors.
create function private.preview_proposal(
  p_kind private.approval_kind,
  p_staff private.staff_member,
  p_request jsonb,
  p_facts jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile
as $$
declare
  v_line jsonb;
begin
  -- The block is a subtransaction: its exception undoes all changes, but keeps the variables.
  begin
    v_line := private.perform_proposal(p_kind, p_staff, p_request, p_facts, p_audit);
    v_line := v_line || jsonb_build_object('money', internal.money_moved());
    raise exception using errcode = 'PV002', message = 'preview';
  exception
    when sqlstate 'PV002' then
      return v_line;
  end;
end
$$;
