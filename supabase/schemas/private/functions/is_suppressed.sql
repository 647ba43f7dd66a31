create function private.is_suppressed(p_email private.emails) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select from private.contacts
    where contacts.user_id = p_email.user_id
      and contacts.email = p_email.address
      and contacts.suppressed_because is not null
  );
end
$$;
