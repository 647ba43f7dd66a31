create function api.admin_outbox_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language sql volatile security definer
return private.redrive_one('outbox_event', p_event_id, p_audit);
