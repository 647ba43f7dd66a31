create function api.admin_vouchers_update(
  p_id uuid,
  p_changes jsonb,
  p_audit jsonb
) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_before private.vouchers;
  v_after private.vouchers;
begin
  select vouchers.* into v_before
  from private.vouchers
  where vouchers.id = p_id
  for update;
  if v_before.id is null then
    perform private.raise_error('voucher_not_found');
  end if;
  v_after := jsonb_populate_record(v_before, p_changes);
  update private.vouchers
  set max_discount = v_after.max_discount,
      min_total = v_after.min_total,
      starts_at = v_after.starts_at,
      ends_at = v_after.ends_at,
      total_limit = v_after.total_limit,
      per_user_limit = v_after.per_user_limit,
      active = v_after.active,
      updated_at = private.now()
  where id = p_id
  returning * into v_after;
  perform private.audit(
    v_staff,
    p_audit,
    'voucher',
    p_id::text,
    private.voucher_record(v_before),
    private.voucher_record(v_after));
  return private.voucher_record(v_after);
end
$$;
comment on function api.admin_vouchers_update(uuid, jsonb, jsonb) is
  'Changes a voucher. p_changes: columns of private.vouchers; the others keep their value.';
