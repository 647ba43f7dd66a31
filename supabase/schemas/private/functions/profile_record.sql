create function private.profile_record(p_profile public.profiles) returns jsonb
language plpgsql stable
as $$
begin
  return to_jsonb(p_profile) - '{rating_sum,deleted_at,card}'::text[] || jsonb_build_object(
    'email', (
      select contacts.email
      from private.contacts
      where contacts.user_id = p_profile.id),
    'email_suppressed', exists (
      select from private.contacts
      where contacts.user_id = p_profile.id
        and contacts.suppressed_because is not null),
    'payouts_blocked_until', internal.wire_time(p_profile.payouts_blocked_until),
    'on_vacation_until', internal.wire_time(private.vacation_of(p_profile.id)),
    'live_banned_at', internal.wire_time(p_profile.live_banned_at),
    'rating', round(p_profile.rating_sum::numeric / nullif(p_profile.rating_count, 0), 2),
    'roles', coalesce((
      select held_roles.roles
      from private.held_roles
      where held_roles.user_id = p_profile.id), '[]'),
    'addresses', to_jsonb(array(
      select private.address_record(addresses)
      from public.addresses
      where addresses.user_id = p_profile.id
      order by addresses.is_primary desc, addresses.created_at desc, addresses.id desc)),
    'created_at', internal.wire_time(p_profile.created_at),
    'updated_at', internal.wire_time(p_profile.updated_at));
end
$$;
