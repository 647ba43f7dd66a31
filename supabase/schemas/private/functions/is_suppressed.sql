create function private.is_suppressed(p_address text) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select from private.email_suppressions as suppressions
    where suppressions.address = lower(p_address)
  );
end
$$;
