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
comment on function private.is_charged_back(text) is
  'Whether a chargeback of an order''s or a boost''s payment stands.';
