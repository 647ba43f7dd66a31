-- One id per user, event and kind. Each insert of notifications would parse and inline a function in
-- SQL.
create function private.notification_id(p_user_id uuid, p_event_id text, p_kind text) returns uuid
language plpgsql immutable
as $$
begin
  return private.uuid_of_name(p_user_id::text || p_event_id || '/' || p_kind);
end
$$;
