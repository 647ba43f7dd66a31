create function private.export_openings(p_user_id uuid) returns jsonb
language plpgsql stable
as $$
begin
  return jsonb_build_object('opened_by_staff', to_jsonb(array(
    select jsonb_build_object(
      'at', internal.wire_time(audit_log.at),
      'about', audit_log.target_type,
      'about_id', case audit_log.target_type
        when 'account' then p_user_id::text
        else audit_log.target_id
      end,
      'fields', (audit_log.after -> 'read')
        -- If staff opened both addresses of an order, each owner reads only of their own.
        - case when orders.buyer_id = p_user_id then 'return_address' else '' end
        - case when orders.seller_id = p_user_id then 'recipient' else '' end)
    from private.audit_log
    left join public.orders
      on audit_log.target_type = 'order'
      and orders.id::text = audit_log.target_id
    where audit_log.kind = 'read'
      and audit_log.after -> 'user_ids' ? p_user_id::text
      -- The reported party does not learn of a report.
      and (
        audit_log.target_type <> 'conversation'
        or exists (
          select from private.reports
          where reports.conversation_id::text = audit_log.target_id
            and reports.reporter_id = p_user_id))
    order by audit_log.id desc
  )));
end
$$;
