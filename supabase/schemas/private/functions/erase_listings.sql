create function private.erase_listings(p_ids uuid[]) returns void
language plpgsql volatile
as $$
declare
  v_before constant public.listings[] := array(
    select listings from public.listings where listings.id = any (p_ids));
begin
  -- These are in lists and counts. private.erasing_statements marks the others, which are in none.
  update public.listings
  set deleted_at = private.now(), updated_at = private.now()
  where id = any (p_ids)
    and status not in ('sold', 'removed')
    and deleted_at is null;

  delete from private.listing_traits as traits
  using public.listings
  where listings.id = any (p_ids)
    and traits.number = listings.number;

  perform private.forget_words(v_before);
end
$$;
