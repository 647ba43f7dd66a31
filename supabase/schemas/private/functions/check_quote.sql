-- The order of the listings does not matter. A missing listing or address is not compared.
create function private.check_quote(
  p_quote private.shipping_quote,
  p_listing_ids uuid[],
  p_buyer_id uuid,
  p_listings public.listings[],
  p_prices bigint[],
  p_address public.addresses,
  p_origin public.addresses
) returns void
language plpgsql stable
as $$
begin
  if p_quote.listing_ids is null then
    perform private.raise_error('quote_invalid');
  elsif not (p_quote.listing_ids @> p_listing_ids and p_quote.listing_ids <@ p_listing_ids)
    or p_quote.buyer_id is distinct from p_buyer_id
    or (p_address.id is not null
      and p_quote.address_fingerprint is distinct from private.address_fingerprint(p_address))
    or (cardinality(p_listings) = cardinality(p_listing_ids)
      and (p_quote.weight_grams, p_quote.item_price) is distinct from (
        (select sum(listings.weight_grams)::integer from unnest(p_listings) as listings),
        (select sum(price)::bigint from unnest(p_prices) as price)))
    or (p_origin.id is not null
      and p_quote.origin_fingerprint is distinct from private.address_fingerprint(p_origin)) then
    perform private.raise_error('quote_outdated');
  elsif p_quote.expires_at <= private.now() then
    perform private.raise_error('quote_expired');
  end if;
end
$$;
