create function private.booked_chargebacks(p_reference text) returns bigint
language plpgsql stable
as $$
begin
  return (
    select coalesce(sum(chargebacks.amount - chargebacks.returned), 0)::bigint
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status in ('open', 'decided')
  );
end
$$;
