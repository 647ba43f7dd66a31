create function private.is_charged_back(p_reference text) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from private.chargebacks
    where chargebacks.reference = p_reference
      and chargebacks.status in ('announced', 'open', 'decided'));
end
$$;
