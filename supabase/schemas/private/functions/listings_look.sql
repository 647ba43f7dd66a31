create function private.listings_look() returns trigger
language plpgsql volatile security definer
as $$
begin
  if tg_op = 'UPDATE' then
    update private.listing_traits
    set looks = null
    where number = new.number;
  end if;
  if new.deleted_at is null and private.setting('compare_photos') = 1 then
    -- The photo may have been the first one before.
    perform private.restart_job(
      'listings_look',
      new.id || ':' || md5(new.photos[1]),
      jsonb_build_object('listing_id', new.id));
  end if;
  return null;
end
$$;
