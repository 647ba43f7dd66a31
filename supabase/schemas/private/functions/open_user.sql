create function private.open_user(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
declare
  v_user constant public.profiles := private.find_user(p_user_id, p_exclude_deleted => true);
begin
  return jsonb_build_object(
    'phone', v_user.phone,
    'email', (
      select contacts.email
      from private.contacts
      where contacts.user_id = v_user.id));
end
$$;
