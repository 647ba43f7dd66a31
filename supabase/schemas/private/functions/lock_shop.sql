-- Unlike private.lock_account it does not wait for transactions that only refer to the profile.
create function private.lock_shop(p_seller_id uuid) returns void
language plpgsql volatile
as $$
begin
  perform private.lock_listings_of(p_seller_id);
  perform from public.profiles where profiles.id = p_seller_id for no key update;
end
$$;
