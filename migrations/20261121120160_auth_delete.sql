create function private.ties_of(p_user_id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_wallet bigint := (select accounts.balance from private.ledger_accounts as accounts
                      where accounts.kind = 'wallet' and accounts.user_id = p_user_id);
begin
  if exists (select from private.open_orders_of(p_user_id)) then
    return 'You still have open orders: they have to end first.';
  elsif v_wallet > 0 then
    return 'There is money in your wallet: withdraw it first.';
  elsif v_wallet < 0 then
    return 'Your wallet is below zero: it has to be settled first.';
  elsif exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    return 'You are on the staff: your roles have to be taken back first.';
  end if;
  return null;
end
$$;
comment on function private.ties_of(uuid) is 'Why this person cannot leave yet, as a sentence to them; null when nothing holds them.';
grant execute on function private.ties_of(uuid) to preloved_verbs;

create function api.auth_delete() returns jsonb
language plpgsql security definer set search_path = ''
as $$
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
  perform private.enqueue('auth_erase', v_me::text, jsonb_build_object('user_id', v_me));
  update public.listings set deleted_at = private.now(), updated_at = private.now() where seller_id = v_me and deleted_at is null;
  update public.listings set likes = listings.likes - 1 from public.likes
  where likes.user_id = v_me and likes.listing_id = listings.id;
  delete from public.likes where user_id = v_me;
  delete from public.addresses where user_id = v_me;
  delete from private.contacts where user_id = v_me;
  delete from public.notifications where user_id = v_me;
  update public.profiles
  set username = 'deleted_' || left(replace(gen_random_uuid()::text, '-', ''), 16), full_name = null, bio = null,
      photo_url = null, city = null, phone = null, deleted_at = private.now(), updated_at = private.now()
  where id = v_me;
  return jsonb_build_object('id', v_me, 'deleted', true);
end
$$;
comment on function api.auth_delete() is
  'The caller leaves: nothing personal stays but what the other side of an order, a review or the books need. Not while money or orders are open.';
alter function api.auth_delete() owner to preloved_verbs;
grant execute on function api.auth_delete() to authenticated;
