create function api.admin_suspense_close(
  p_id uuid,
  p_account text,
  p_provider_reference text,
  p_evidence text,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_item private.suspense_items := private.lock_suspense_item(p_id);
  v_before jsonb := private.suspense_record(p_id);
  v_account constant private.account_kind := p_account;
  v_order public.orders;
begin
  select orders.* into v_order
  from public.orders
  where orders.id = v_item.order_id;
  perform private.forbid_self_decision(v_staff, v_order.buyer_id, v_order.seller_id);
  if v_order.id is not null then
    perform private.lock_order_effects(v_order, p_others => '{suspense,adjustments}');
  end if;

  perform private.move_from_suspense(
    v_item,
    case v_account
      when 'provider_cash' then 'suspense_paid_back'
      else 'suspense_kept'
    end,
    case v_account
      when 'provider_cash' then 'Paid back outside the marketplace'
      else 'Kept after a decision by staff'
    end,
    private.ledger_line(v_account, v_item.amount));
  insert into private.suspense_closings (key, account, provider_reference, evidence)
  values ('suspense:' || p_id, v_account, p_provider_reference, p_evidence);
  perform private.expire_refunded_order(v_order, v_staff);
  perform private.audit(
    v_staff, p_audit, 'suspense', p_id::text,
    v_before,
    private.suspense_record(p_id) || jsonb_build_object(
      'account', p_account,
      'provider_reference', p_provider_reference,
      'evidence', p_evidence));
  return private.suspense_record(p_id);
end
$$;
comment on function api.admin_suspense_close(uuid, text, text, text, jsonb) is
  'Ends money in suspense that belongs to no wallet and no order, with evidence: paid back outside '
  '(provider_cash, under p_provider_reference in the provider''s list) or kept (adjustments).';
