create function api.auth_report(p_user_id uuid, p_reason text, p_details text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.caller();
  if not exists (select from public.profiles where profiles.id = p_user_id and profiles.deleted_at is null) then
    perform private.refuse('NOT_FOUND', 'There is no such person.');
  end if;
  return private.open_report(p_user_id, null, p_reason, p_details);
end
$$;
comment on function api.auth_report(uuid, text, text) is 'Anyone tells staff what is wrong with someone else.';
alter function api.auth_report(uuid, text, text) owner to preloved_verbs;
grant execute on function api.auth_report(uuid, text, text) to authenticated;
