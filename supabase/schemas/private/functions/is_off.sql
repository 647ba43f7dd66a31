create function private.is_off(p_provider text) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from private.providers
    where providers.name = p_provider
      and providers.missing is not null
  );
end
$$;
