create function api.listings_update(p_listing_id uuid, p_changes jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_before constant public.listings := private.own_listing(p_listing_id);
  v_listing public.listings := v_before;
begin
  if p_changes <> '{}' then
    v_listing := private.update_row(
      v_before, private.fields_of(null::private.listing_input, p_changes));
  end if;
  if (v_listing.title, v_listing.brand, v_listing.size)
    is distinct from (v_before.title, v_before.brand, v_before.size)
  then
    perform private.forget_words(array[v_before], array[v_listing]);
  end if;
  return internal.listing_record(v_listing);
end
$$;
