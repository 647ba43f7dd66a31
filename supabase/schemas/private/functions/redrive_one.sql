create function private.redrive_one(
  p_target_type text,
  p_id uuid,
  p_audit jsonb
) returns jsonb
language plpgsql volatile
as $$
declare
  v_exists constant boolean := case p_target_type
    when 'job' then exists (select from private.jobs where jobs.id = p_id)
    when 'outbox_event' then exists (select from private.outbox where outbox.id = p_id)
    else exists (select from private.provider_events as events where events.id = p_id)
  end;
begin
  if private.redrive(p_target_type, p_audit, 1, array[p_id]) ->> 'redriven' = '0' then
    if v_exists then
      perform private.raise_error('redrive_not_needed');
    end if;
    perform private.raise_error('redrive_not_found');
  end if;
  return jsonb_build_object('id', p_id, 'redriven', true);
end
$$;
