create function private.lock_staff_roles(p_user_id uuid) returns private.staff_member
language plpgsql volatile
as $$
declare
  v_staff private.staff_member;
begin
  -- Before the role check: when two superadmins remove each other, the second is rejected.
  lock table private.staff_roles in share row exclusive mode;
  v_staff := private.staff_caller('superadmin');
  perform private.find_user(p_user_id);
  perform private.forbid_self_decision(v_staff, p_user_id);
  return v_staff;
end
$$;
