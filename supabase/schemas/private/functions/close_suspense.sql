create function private.close_suspense(
  p_staff private.staff_member,
  p_id uuid,
  p_account private.account_kind,
  p_provider_reference text,
  p_evidence text,
  p_audit jsonb
) returns void
language plpgsql volatile
as $$
declare
  v_item private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_item.order_id;
  perform private.forbid_self_decision(
    p_staff, private.owner_of_suspense(v_item), v_order.seller_id);
  if v_order.id is not null then
    perform private.lock_order_effects(v_order, p_others => '{suspense,adjustments}');
  end if;

  perform private.move_from_suspense(
    v_item,
    case p_account
      when 'provider_cash' then 'suspense_paid_back'
      else 'suspense_kept'
    end,
    case p_account
      when 'provider_cash' then 'Paid back outside the marketplace'
      else 'Kept after a decision by staff'
    end,
    private.ledger_line(p_account, v_item.amount));
  insert into private.suspense_closings (key, account, provider_reference, evidence)
  values ('suspense:' || p_id, p_account, p_provider_reference, p_evidence);
  perform private.expire_refunded_order(v_order, p_staff);
  perform private.audit(
    p_staff, p_audit, 'suspense', p_id::text,
    v_before,
    private.suspense_record(p_id) || jsonb_build_object(
      'account', p_account,
      'provider_reference', p_provider_reference,
      'evidence', p_evidence));
end
$$;
