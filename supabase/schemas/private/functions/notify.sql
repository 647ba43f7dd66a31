create function private.notify(
  p_user_id uuid,
  p_event_id text,
  p_kind text,
  p_data jsonb default '{}'
) returns void
language plpgsql volatile
as $$
begin
  perform private.notify_all(array[p_user_id], p_event_id, p_kind, p_data);
end
$$;
