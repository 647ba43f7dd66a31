create function private.explain_actions(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return (
    select coalesce(jsonb_agg(
      private.audit_record(audit_log, profiles.username)
      order by audit_log.id), '[]')
    from private.audit_log
    left join public.profiles on profiles.id = audit_log.actor_id
    where audit_log.kind = 'change'
      and audit_log.target_id = any (array(
      select p_order.id::text
      union all
      select disputes.id::text
      from private.disputes
      where disputes.order_id = p_order.id
      union all
      select chargebacks.id::text
      from private.chargebacks
      where chargebacks.order_id = p_order.id
      union all
      select staff_cases.id::text
      from private.staff_cases
      where staff_cases.order_id = p_order.id
      union all
      select transfers.id::text
      from private.ledger_transfers as transfers
      where transfers.order_id = p_order.id
      union all
      select differences.id::text
      from private.reconciliation_differences as differences
      where differences.order_id = p_order.id
      union all
      select outbox.id::text
      from private.outbox
      where outbox.aggregate_type = 'order'
        and outbox.aggregate_id = p_order.id))
  );
end
$$;
