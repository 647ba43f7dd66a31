-- Written by `npm run snapshot` from the migrations. Do not edit.
-- Owner: preloved_verbs. May be called by: authenticated.
CREATE OR REPLACE FUNCTION api.auth_delete()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_me uuid := (private.caller()).id;
  v_ties text;
begin
  perform private.lock_account(v_me);
  v_ties := private.ties_of(v_me);
  if v_ties is not null then
    perform private.refuse('CONFLICT', v_ties);
  end if;
  -- The files go by a job; what it needs to know is only here until the rows below are emptied.
  perform private.enqueue('auth_erase', v_me::text, jsonb_build_object('user_id', v_me, 'photos', private.photos_of(v_me)));
  perform private.forget_ktp(v_me);
  update public.listings set deleted_at = private.now(), updated_at = private.now() where seller_id = v_me and deleted_at is null;
  perform private.forget_person(v_me);
  return jsonb_build_object('id', v_me, 'deleted', true);
end
$function$;
