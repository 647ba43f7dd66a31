create function private.may_go_live(p_host public.profiles, p_brand text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_host.live_banned then
    perform private.refuse('FORBIDDEN',
      pg_catalog.format('Akunmu tidak bisa melakukan live stream. Hubungi support %s.', p_brand));
  end if;
end
$$;
comment on function private.may_go_live(public.profiles, text) is 'Refuses whom staff banned from going live, in the words that clients know.';
grant execute on function private.may_go_live(public.profiles, text) to preloved_verbs;
