create function private.checked_live_pins(
  p_host_id uuid,
  p_listing_ids jsonb,
  p_pinned_ids uuid[]
) returns uuid[]
language plpgsql stable
as $$
declare
  v_listing_ids uuid[] := private.text_array(p_listing_ids)::uuid[];
begin
  -- An already pinned listing may stay when it is sold: the host's screen may show an older list.
  if exists (
    select
    from unnest(v_listing_ids) as pin (listing_id)
    where pin.listing_id <> all (p_pinned_ids)
      and not exists (
        select
        from public.listings
        where listings.id = pin.listing_id
          and listings.seller_id = p_host_id
          and listings.status = 'active'
          and not listings.is_withdrawn
          and listings.deleted_at is null
      )
  ) then
    perform private.raise_error('pin_not_possible');
  end if;
  return v_listing_ids;
end
$$;
