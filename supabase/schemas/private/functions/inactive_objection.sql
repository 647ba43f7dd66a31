create function private.inactive_objection(p_profile public.profiles) returns text
language sql stable
return case
  when p_profile.id is null then 'not_registered'
  when p_profile.deleted_at is not null then 'account_deleted'
  when p_profile.account_status = 'banned' then 'account_banned'
  when p_profile.account_status <> 'active' then 'account_suspended'
end;
comment on function private.inactive_objection(public.profiles) is
  'The account may start nothing new.';
