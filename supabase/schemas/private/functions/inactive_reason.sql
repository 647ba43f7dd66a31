create function private.inactive_reason(p_status public.account_status) returns text
language sql immutable
return case p_status
  when 'banned' then 'account_banned'
  else 'account_suspended'
end;
comment on function private.inactive_reason(public.account_status) is
  'The reason of shared/reasons.ts for an account that may start nothing new.';
