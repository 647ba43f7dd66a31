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
  elsif exists (select from private.withdrawals where withdrawals.user_id = p_user_id and withdrawals.status in ('HELD', 'LINK_CREATED')) then
    return 'Your last withdrawal is still on its way: it has to arrive first.';
  elsif exists (select from private.boost_purchases as purchases
                where purchases.seller_id = p_user_id and purchases.status in ('CREATING', 'AWAITING_PAYMENT')) then
    return 'A boost of yours still waits for its payment: pay it, or let its invoice expire.';
  elsif exists (select from public.live_streams where live_streams.seller_id = p_user_id and live_streams.status <> 'ended') then
    return 'You have a live stream that is not over: end it first.';
  elsif exists (select from private.staff_roles where staff_roles.user_id = p_user_id) then
    return 'You are on the staff: your roles have to be taken back first.';
  end if;
  return null;
end
$$;
comment on function private.ties_of(uuid) is 'Why this person cannot leave yet, as a sentence to them; null when nothing holds them.';
grant execute on function private.ties_of(uuid) to preloved_verbs;

create function private.photos_of(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(photos.url), '[]')
    from (select profiles.photo_url as url from public.profiles where profiles.id = p_user_id and profiles.photo_url is not null
          union
          select unnest(listings.photos) from public.listings
          where listings.seller_id = p_user_id
            and not exists (select from public.orders where orders.listing_id = listings.id)) as photos);
end
$$;
comment on function private.photos_of(uuid) is
  'Photos of the profile, and of listings that nobody ever ordered: those of an order stay for its other side.';
grant execute on function private.photos_of(uuid) to preloved_verbs;

create function private.forget_person(p_user_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  v_alias text := 'deleted_' || left(replace(gen_random_uuid()::text, '-', ''), 16);
begin
  update public.listings set likes = listings.likes - 1 from public.likes
  where likes.user_id = p_user_id and likes.listing_id = listings.id;
  delete from public.likes where user_id = p_user_id;
  delete from public.addresses where user_id = p_user_id;
  delete from private.contacts where user_id = p_user_id;
  delete from public.notifications where user_id = p_user_id;
  delete from public.notification_preferences where user_id = p_user_id;
  delete from private.push_subscriptions where user_id = p_user_id;
  delete from private.emails where user_id = p_user_id;
  -- What a model saw stays for whoever sends the same photo; where this one lay does not.
  update private.categorizations set photo_url = 'deleted' where user_id = p_user_id;
  update public.live_streams set seller_username = v_alias, seller_avatar = null where seller_id = p_user_id;
  update public.live_chat_messages set username = v_alias where user_id = p_user_id::text;
  update public.profiles
  set username = v_alias, full_name = null, bio = null, photo_url = null, city = null, phone = null,
      deleted_at = private.now(), updated_at = private.now()
  where id = p_user_id;
end
$$;
comment on function private.forget_person(uuid) is 'Blots out who this was, wherever it stands; what they did stays, under a name that means nobody.';
grant execute on function private.forget_person(uuid) to preloved_verbs;

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
  perform private.enqueue('auth_erase', v_me::text, jsonb_build_object('user_id', v_me, 'photos', private.photos_of(v_me)));
  perform private.forget_ktp(v_me);
  update public.listings set deleted_at = private.now(), updated_at = private.now() where seller_id = v_me and deleted_at is null;
  perform private.forget_person(v_me);
  return jsonb_build_object('id', v_me, 'deleted', true);
end
$$;
comment on function api.auth_delete() is
  'The caller leaves: nothing personal stays but what the other side of an order, a review or the books need. Not while money or orders are open.';
alter function api.auth_delete() owner to preloved_verbs;
grant execute on function api.auth_delete() to authenticated;
