create function api.notifications_read_all() returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_count bigint;
begin
  update public.notifications
  set read_at = private.now()
  where user_id = v_caller_id
    and read_at is null;
  get diagnostics v_count = row_count;
  return jsonb_build_object('updated', v_count, 'unread_count', 0);
end
$$;
