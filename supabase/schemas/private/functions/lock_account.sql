create function private.lock_account(p_user_id uuid) returns public.profiles
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_profile public.profiles;
begin
  -- Listings first, as buyers do: whoever is ordering one holds it and asks for its seller's profile next.
  perform from public.listings where listings.seller_id = p_user_id and listings.status = 'active'
    and listings.deleted_at is null order by listings.id for no key update;
  select profiles.* into v_profile from public.profiles where profiles.id = p_user_id for update;
  return v_profile;
end
$$;
comment on function private.lock_account(uuid) is
  'A person''s profile, once everything that they are starting, or others with them, has ended; nothing new begins before this transaction is over.';
