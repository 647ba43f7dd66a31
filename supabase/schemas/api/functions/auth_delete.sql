create function api.auth_delete() returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_me uuid := (private.caller()).id;
  v_ties text;
begin
  perform private.lock_account(v_me);
  v_ties := private.account_blockers(v_me);
  if v_ties is not null then
    perform private.raise_error('CONFLICT', v_ties);
  end if;
  -- The files go by a job; what it needs to know is only here until the rows below are emptied.
  perform private.enqueue_job('auth_erase', v_me::text, jsonb_build_object('user_id', v_me, 'photos', private.photos_of(v_me)));
  perform private.erase_ktp(v_me);
  update public.listings set deleted_at = private.now(), updated_at = private.now() where seller_id = v_me and deleted_at is null;
  perform private.anonymize_user(v_me);
  return jsonb_build_object('id', v_me, 'deleted', true);
end
$$;
comment on function api.auth_delete() is
  'The caller leaves: nothing personal stays but what the other side of an order, a review or the books need. Not while money or orders are open.';
