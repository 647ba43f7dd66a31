create function private.may_go_live(p_host public.profiles, p_brand text) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_host.live_banned then
    perform private.raise_error('FORBIDDEN',
      pg_catalog.format('Akunmu tidak bisa melakukan live stream. Hubungi support %s.', p_brand));
  end if;
end
$$;
comment on function private.may_go_live(public.profiles, text) is 'Rejects whom staff banned from going live, in the words that clients know.';
