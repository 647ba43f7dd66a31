-- Compares older photos after compare_photos was switched on, at p_since: visible listings without
-- a comparison, newest first, five hundred a minute, so that other jobs and the provider's limits
-- do not suffer.
create function internal.look_at_older(p_since text, p_before bigint) returns void
language plpgsql volatile security definer
as $$
declare
  v_listing record;
begin
  -- If the setting changes twice in a minute, only the later change continues.
  if not exists (
    select
    from private.settings
    where settings.name = 'compare_photos'
      and settings.value = 1
      and settings.changed_at = p_since::timestamptz)
  then
    return;
  end if;
  for v_listing in
    select listings.id, listings.number
    from private.listing_traits as traits
    join public.listings on listings.number = traits.number
    where traits.number < p_before
      and traits.is_visible
      and traits.looks is null
    order by traits.number desc
    limit 500
  loop
    perform private.enqueue_job(
      'listings_look',
      v_listing.id || ':' || p_since,
      jsonb_build_object('listing_id', v_listing.id));
  end loop;
  if v_listing.number is not null then
    perform private.enqueue_job(
      'listings_look_older',
      p_since || ':' || v_listing.number,
      jsonb_build_object('since', p_since, 'before', v_listing.number),
      private.now() + interval '1 minute');
  end if;
end
$$;
