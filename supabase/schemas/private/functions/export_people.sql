create function private.export_people(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select jsonb_build_object(
      'follows', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'user_id', profiles.id,
            'username', profiles.username,
            'created_at', internal.wire_time(follows.created_at))
          order by follows.created_at desc), '[]')
        from private.follows
        join public.profiles on profiles.id = follows.followed_id
        where follows.follower_id = p_user_id),
      'followers', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'user_id', profiles.id,
            'username', profiles.username,
            'created_at', internal.wire_time(follows.created_at))
          order by follows.created_at desc), '[]')
        from private.follows
        join public.profiles on profiles.id = follows.follower_id
        where follows.followed_id = p_user_id),
      'blocks', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'user_id', profiles.id,
            'username', profiles.username,
            'created_at', internal.wire_time(blocks.created_at))
          order by blocks.created_at desc), '[]')
        from private.blocks
        join public.profiles on profiles.id = blocks.blocked_id
        where blocks.blocker_id = p_user_id))
  );
end
$$;
