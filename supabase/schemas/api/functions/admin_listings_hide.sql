create function api.admin_listings_hide(
  p_listing_id uuid,
  p_hidden boolean,
  p_reason text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin');
  v_before public.listings;
  v_listing public.listings;
begin
  select listings.*
  into v_before
  from public.listings
  where listings.id = p_listing_id
    and listings.deleted_at is null
  for update;
  if v_before.id is null then
    perform private.raise_error('listing_not_found');
  end if;
  perform private.forbid_self_decision(v_staff, v_before.seller_id);
  if (v_before.hidden_at is not null) = p_hidden then
    perform private.raise_error('listing_unchanged');
  end if;

  update public.listings
  set hidden_at = case when p_hidden then private.now() end
  where id = v_before.id
  returning * into v_listing;
  perform private.notify(
    v_listing.seller_id,
    format('listing:%s:%s', v_listing.id,
      extract(epoch from coalesce(v_listing.hidden_at, v_before.hidden_at))),
    case when p_hidden then 'listing.hidden' else 'listing.restored' end,
    jsonb_build_object('listing_id', v_listing.id, 'title', v_listing.title, 'reason', p_reason));
  perform private.audit(
    v_staff, p_audit, 'listing', v_listing.id::text,
    jsonb_build_object('hidden', not p_hidden),
    jsonb_build_object('hidden', p_hidden, 'reason', p_reason),
    p_reason);
  return private.listing_admin_records(array[v_listing.id]) -> 0;
end
$$;
