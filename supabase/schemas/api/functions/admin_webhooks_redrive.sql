create function api.admin_webhooks_redrive(p_event_id uuid, p_audit jsonb) returns jsonb
language sql volatile security definer
return private.redrive_one('callback', p_event_id, p_audit);
