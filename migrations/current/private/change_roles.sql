-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.change_roles(p_user_id uuid)
 RETURNS private.staff_member
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_staff private.staff_member;
begin
  -- One change at a time: of two superadmins who remove each other, the second is one no more.
  lock table private.staff_roles in share row exclusive mode;
  v_staff := private.staff_caller('superadmin');
  perform private.find_person(p_user_id);
  perform private.refuse_own_affair(v_staff, p_user_id);
  return v_staff;
end
$function$;
