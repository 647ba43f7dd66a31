create function private.alerts_lock(p_user_id uuid) returns bigint
language sql stable
return hashtextextended('alerts:' || p_user_id, 0);
comment on function private.alerts_lock(uuid) is
  'The number of the lock between a block and what is told of saved searches and of streams.';
