create function private.forbid_charged_back(p_reference text) returns void
language plpgsql stable
as $$
begin
  if private.is_charged_back(p_reference) then
    perform private.raise_error(
      'CONFLICT', 'payment_charged_back',
      'The payment channel takes this payment back, or has it: nobody is paid from it a second '
      'time. See GET /admin/chargebacks.');
  end if;
end
$$;
comment on function private.forbid_charged_back(text) is
  'Rejects paying out an order''s or a boost''s money by hand while a chargeback of it stands.';
