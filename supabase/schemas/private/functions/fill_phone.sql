create function private.fill_phone(p_user_id uuid) returns void
language plpgsql volatile
as $$
begin
  update public.profiles
  set phone = addresses.phone,
      updated_at = private.now()
  from public.addresses
  where profiles.id = p_user_id
    and profiles.phone is null
    and addresses.user_id = p_user_id
    and addresses.is_primary;
end
$$;
