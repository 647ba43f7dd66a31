create type private.staff_member as (id uuid, role private.staff_role);
comment on type private.staff_member is
  'The calling staff member, and the role that permits the call.';
