create type private.staff_member as (id uuid, role private.staff_role);
comment on type private.staff_member is 'The staff person who is calling, and the role in which they may do this.';
