create function private.profile_record(p_profile public.profiles) returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object(
    'id', p_profile.id,
    'username', p_profile.username,
    'full_name', p_profile.full_name,
    'bio', p_profile.bio,
    'photo_url', p_profile.photo_url,
    'city', p_profile.city,
    'phone', p_profile.phone,
    'email', (
      select contacts.email
      from private.contacts
      where contacts.user_id = p_profile.id),
    'email_suppressed', exists (
      select from private.contacts
      where contacts.user_id = p_profile.id
        and contacts.suppressed_because is not null),
    'locale', p_profile.locale,
    'account_status', p_profile.account_status,
    'payouts_blocked_until', internal.wire_time(p_profile.payouts_blocked_until),
    'verified', p_profile.verified,
    'on_vacation_until', internal.wire_time(private.vacation_of(p_profile.id)),
    'bundle_discounts', p_profile.bundle_discounts,
    'live_banned', p_profile.live_banned,
    'live_banned_at', internal.wire_time(p_profile.live_banned_at),
    'rating', round(p_profile.rating_sum::numeric / nullif(p_profile.rating_count, 0), 2),
    'rating_count', p_profile.rating_count,
    'sold_count', p_profile.sold_count,
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
