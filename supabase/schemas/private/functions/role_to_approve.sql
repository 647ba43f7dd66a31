create function private.role_to_approve(p_kind private.approval_kind) returns private.staff_role
language sql stable
return (case p_kind
  when 'payout_settle' then 'administrator'
  when 'suspense_refund' then 'administrator'
  when 'suspense_apply' then 'administrator'
  when 'order_refund' then 'ops_admin'
  when 'dispute_resolve' then 'ops_admin'
  when 'return_received' then 'ops_admin'
  when 'chargeback_decide' then 'ops_admin'
  else 'superadmin'
end)::private.staff_role;
comment on function private.role_to_approve(private.approval_kind) is
  'The role that may propose and approve such a thing; a superadmin may too.';
