create function private.listings_write_card() returns trigger
language plpgsql volatile
as $$
begin
  -- Without the closing brace: the reader appends the seller, whose name may change.
  new.card := concat(
    left(
      (to_jsonb(new)
        - '{number,seller_active,boost_score,deleted_at,is_visible,card,hidden_at,is_withdrawn}'::text[]
        - '{size_system,measurements,flaws}'::text[]
        || jsonb_build_object(
          'created_at', internal.wire_time(new.created_at),
          'updated_at', internal.wire_time(new.updated_at)))::text,
      -1),
    -- Last, so that api.listings_get may put its own in its place.
    ',"photo_details":',
    private.photo_details(new.photos[:1], new.seller_id)
      #- '{0,url}' #- '{0,sizes,medium}' #- '{0,sizes,large}');
  return new;
end
$$;
