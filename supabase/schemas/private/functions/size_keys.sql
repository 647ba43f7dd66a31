-- A listing's size as typed, and as a size of its group with its system, such as uk10. Numbers
-- without a system are European.
create function private.size_keys(p_listing public.listings) returns text[]
language plpgsql stable
as $$
declare
  v_key constant text := private.facet_key('size', p_listing.size);
begin
  return array_remove(
    array[
      v_key,
      -- No typed key has a space.
      private.size_group(p_listing.product_category, p_listing.gender) || ' '
        || case
          when v_key ~ '^\d' and p_listing.size_system in ('uk', 'us', 'jp')
          then p_listing.size_system
          else ''
        end
        || v_key
    ],
    null);
end
$$;
