create function private.is_unconfirmed_claim(p_update private.shipment_update) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from private.shipping_statuses as claimed
    where claimed.status = p_update.claimed
      and claimed.moves_to is not null
      and claimed.rank > coalesce(
        (
          select max(statuses.rank)
          from unnest(p_update.scans) as scans
          join private.shipping_statuses as statuses on statuses.status = scans.status
        ),
        0
      )
  );
end
$$;
comment on function private.is_unconfirmed_claim(private.shipment_update) is
  'Whether a callback claims that a carrier holds or has delivered the parcel, and the provider''s '
  'record is not that far. The callback is then retried: the record may be late, or it is forged.';
