create function api.admin_approvals_view(p_id uuid) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_approval jsonb;
begin
  perform private.staff_caller('ops_admin', 'administrator');
  v_approval := private.approval_of(p_id);
  if v_approval is null then
    perform private.raise_error('approval_not_found');
  end if;
  return v_approval;
end
$$;
