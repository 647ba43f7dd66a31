create function api.listings_report(
  p_listing_id uuid,
  p_reason text,
  p_details text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_me uuid := (private.locked_caller()).id;
  v_listing public.listings := private.readable_listing(p_listing_id, v_me);
begin
  return private.open_report(v_listing.seller_id, v_listing.id, p_reason, p_details);
end
$$;
