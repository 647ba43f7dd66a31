create function private.go_live_objection(p_host public.profiles) returns text
language sql stable
return case
  when p_host.live_banned then 'live_banned'
  else private.verification_objection(p_host, 'live_needs_ktp')
end;
comment on function private.go_live_objection(public.profiles) is
  'Staff banned the host from going live, or the host''s identity is not verified while '
  'live_needs_ktp is on.';
