create function private.forbid_charged_back(p_reference text) returns void
language plpgsql stable
as $$
begin
  if private.is_charged_back(p_reference) then
    perform private.raise_error('payment_charged_back');
  end if;
end
$$;
