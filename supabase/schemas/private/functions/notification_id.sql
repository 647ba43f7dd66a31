-- One id per user, event and kind.
create function private.notification_id(p_user_id uuid, p_event_id text, p_kind text) returns uuid
language sql immutable
return private.uuid_of_name(p_user_id::text || p_event_id || '/' || p_kind);
