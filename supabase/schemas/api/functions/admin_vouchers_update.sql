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
  v_after := private.update_row(
    v_before, private.fields_of(null::private.voucher_changes, p_changes));
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
  'Changes a voucher. p_changes has fields of private.voucher_changes.';
