create function api.admin_outbox_redrive_matching(
  p_limit integer,
  p_audit jsonb,
  p_type text default null,
  p_error text default null
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('ops_admin', 'administrator');
  v_ids uuid[];
  v_total bigint;
begin
  select (array_agg(outbox.id order by outbox.dead_at))[:p_limit], count(*)
  into v_ids, v_total
  from private.outbox
  where outbox.dead_at is not null
    and (p_type is null or outbox.type = p_type)
    -- Compared with the masked text, so that a filter finds no e-mail address.
    and (
      p_error is null
      or position(lower(p_error) in lower(private.mask_emails(outbox.last_error))) > 0);
  return jsonb_build_object(
    'redriven', private.redrive(v_staff, p_audit, 'outbox_event', v_ids),
    'matching', v_total
  );
end
$$;
