-- Serializes a block with the alerts of saved searches and of streams.
create function private.alerts_lock(p_user_id uuid) returns bigint
language sql stable
return hashtextextended('alerts:' || p_user_id, 0);
