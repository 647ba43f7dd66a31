-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: postgres. May be called by: preloved_verbs.
CREATE OR REPLACE FUNCTION private.redrive_outbox(p_staff private.staff_member, p_act jsonb, p_ids uuid[])
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_count integer;
begin
  with dead as (
    select outbox.* from private.outbox where outbox.id = any (p_ids) and outbox.dead_at is not null order by outbox.id for update
  ), redriven as (
    update private.outbox
    set dead_at = null, posts = 0, is_given_back = false, due_at = private.now(), lease_token = null, leased_until = null
    from dead where outbox.id = dead.id
  )
  select count(*) from dead, lateral private.audit(p_staff, p_act, 'outbox_event', dead.id::text,
      jsonb_build_object('dead_at', api.wire_time(dead.dead_at), 'posts', dead.posts, 'error', dead.last_error),
      jsonb_build_object('posts', 0))
  into v_count;
  return v_count;
end
$function$;
