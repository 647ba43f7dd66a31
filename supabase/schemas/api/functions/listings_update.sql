create function api.listings_update(p_listing_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_listing public.listings := private.own_listing(p_listing_id);
begin
  if p_changes <> '{}' then
    v_listing := private.update_row(
      v_listing, private.fields_of(null::private.listing_input, p_changes));
  end if;
  return internal.listing_record(v_listing);
end
$$;
