create function private.own_listing(p_listing_id uuid) returns public.listings
language plpgsql volatile
as $$
declare
  v_me uuid := (private.caller()).id;
  v_listing public.listings := private.lock_own_listing(p_listing_id, v_me);
begin
  if v_listing.status not in ('active', 'removed') then
    perform private.raise_error(
      'listing_not_changeable', jsonb_build_object('status', v_listing.status));
  end if;
  return v_listing;
end
$$;
