create function private.is_account_deleted(p_user_id uuid) returns boolean
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_left boolean;
begin
  -- Held, so that nobody leaves between this look and the money that follows.
  select profiles.deleted_at is not null into v_left from public.profiles where profiles.id = p_user_id for key share;
  return v_left;
end
$$;
comment on function private.is_account_deleted(uuid) is
  'Whether this person has deleted their account, and with it the way into their wallet; while they have not, they stay until this transaction is over.';
