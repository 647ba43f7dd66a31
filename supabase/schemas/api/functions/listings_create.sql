create function api.listings_create(p_listing jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_seller public.profiles;
begin
  -- Held until commit: a suspension or vacation either hides this listing too, or is seen here.
  perform from public.profiles where profiles.id = private.caller_id() for share;
  v_seller := private.active_caller();
  return internal.listing_record(
    private.insert_row(
      null::public.listings,
      private.fields_of(null::private.listing_input, p_listing)
        || jsonb_build_object(
          'seller_id', v_seller.id,
          'seller_active', v_seller.on_vacation_until is null)));
end
$$;
