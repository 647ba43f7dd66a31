create function api.auth_user(p_user_id uuid) returns jsonb
language plpgsql stable security definer
as $$
begin
  return (
    select jsonb_build_object(
      'id', profiles.id,
      'username', profiles.username,
      'photo_url', profiles.photo_url,
      'city', profiles.city,
      'bio', profiles.bio,
      'verified', profiles.verified,
      'on_vacation_until', internal.wire_time(private.vacation_of(profiles.id)),
      'bundle_discounts', profiles.bundle_discounts,
      'rating', round(profiles.rating_sum::numeric / nullif(profiles.rating_count, 0), 2),
      'rating_count', profiles.rating_count,
      'sold_count', profiles.sold_count,
      'created_at', internal.wire_time(profiles.created_at))
    from public.profiles
    where profiles.id = p_user_id
  );
end
$$;
grant execute on function api.auth_user(uuid) to anon;
