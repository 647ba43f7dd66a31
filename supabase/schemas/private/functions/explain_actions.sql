create function private.explain_actions(p_order public.orders) returns jsonb
language plpgsql stable
as $$
begin
  return to_jsonb(array(
    select private.audit_record(audit_log, profiles.username)
    from private.audit_log
    left join public.profiles on profiles.id = audit_log.actor_id
    where audit_log.kind = 'change'
      and audit_log.target_id = any (array(
        select p_order.id::text
        union all
        select targets.id::text
        from (
          select order_id, id from private.disputes
          union all
          select order_id, id from private.chargebacks
          union all
          select order_id, id from private.staff_cases
          union all
          select order_id, id from private.ledger_transfers
          union all
          select order_id, id from private.reconciliation_differences
          union all
          select aggregate_id, id from private.outbox where aggregate_type = 'order'
        ) as targets
        where targets.order_id = p_order.id))
    order by audit_log.id
  ));
end
$$;
