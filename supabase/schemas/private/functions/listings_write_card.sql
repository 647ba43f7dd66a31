create function private.listings_write_card() returns trigger
language plpgsql volatile
as $$
begin
  -- Without the closing brace: the reader appends the seller, whose name may change.
  new.card := left(row_to_json(wire)::text, -1)
  from (
    select
      new.id,
      new.seller_id,
      new.title,
      new.description,
      new.price,
      new.original_price,
      new.product_category,
      new.gender,
      new.condition,
      new.brand,
      new.size,
      new.color,
      new.material,
      new.style,
      new.sub_category,
      new.vibe_tags,
      new.photos,
      new.weight_grams,
      new.likes,
      new.status,
      internal.wire_time(new.created_at) as created_at,
      internal.wire_time(new.updated_at) as updated_at
  ) as wire;
  return new;
end
$$;
comment on function private.listings_write_card() is
  'Stores the listing''s wire record, without its seller, in the column card.';
