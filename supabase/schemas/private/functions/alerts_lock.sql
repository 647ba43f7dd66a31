create function private.alerts_lock(p_user_id uuid) returns bigint
language sql stable
return hashtextextended('alerts:' || p_user_id, 0);
comment on function private.alerts_lock(uuid) is
  'Serializes a block with the alerts of saved searches and of streams.';
