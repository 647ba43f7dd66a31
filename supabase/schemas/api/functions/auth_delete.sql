create function api.auth_delete() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_blocker text;
begin
  perform private.lock_account(v_caller_id);
  v_blocker := private.account_blockers(v_caller_id);
  if v_blocker is not null then
    perform private.raise_error('CONFLICT', v_blocker);
  end if;
  -- The job erases files and the sign-in. Its payload is read before the rows below are emptied.
  perform private.enqueue_job('auth_erase', v_caller_id::text, jsonb_build_object(
    'user_id', v_caller_id,
    'photos', private.photos_of(v_caller_id)));
  perform private.erase_ktp(v_caller_id);
  update public.listings
  set deleted_at = private.now(),
      updated_at = private.now()
  where seller_id = v_caller_id
    and deleted_at is null;
  perform private.anonymize_user(v_caller_id);
  return jsonb_build_object('id', v_caller_id, 'deleted', true);
end
$$;
comment on function api.auth_delete() is
  'Deletes the account of the caller. Orders, reviews and ledger entries stay, without personal '
  'data. 409 while money or orders are open.';
