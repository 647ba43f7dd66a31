create function api.admin_outbox_redrive_matching(
  p_limit integer,
  p_audit jsonb,
  p_type text default null,
  p_error text default null
) returns jsonb
language plpgsql volatile security definer
as $$
begin
  return private.redrive('outbox_event', p_audit, p_limit, array(
    select outbox.id
    from private.outbox
    where outbox.dead_at is not null
      and (p_type is null or outbox.type = p_type)
      -- Compared with the masked text, so that a filter finds no e-mail address.
      and (
        p_error is null
        or position(lower(p_error) in lower(private.mask_emails(outbox.last_error))) > 0)
    order by outbox.dead_at));
end
$$;
