create function private.settings_compare_photos() returns trigger
language plpgsql volatile security definer
as $$
begin
  perform private.enqueue_job(
    'listings_look_older',
    new.changed_at::text,
    jsonb_build_object('since', new.changed_at::text, 'before', max(traits.number) + 1))
  from private.listing_traits as traits
  having max(traits.number) is not null;
  return null;
end
$$;
