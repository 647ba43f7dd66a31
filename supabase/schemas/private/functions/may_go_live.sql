create function private.may_go_live(p_host public.profiles, p_brand text) returns void
language plpgsql stable
as $$
begin
  if p_host.live_banned then
    -- Existing clients show this sentence.
    perform private.raise_error(
      'FORBIDDEN', 'live_banned',
      format('Akunmu tidak bisa melakukan live stream. Hubungi support %s.', p_brand),
      p_facts => jsonb_build_object('brand', p_brand));
  end if;
  perform private.require_verified(p_host, 'live_needs_ktp', 'go live');
end
$$;
comment on function private.may_go_live(public.profiles, text) is
  'Raises FORBIDDEN for a host whom staff banned from going live, or whose identity is not '
  'verified while live_needs_ktp is on.';
