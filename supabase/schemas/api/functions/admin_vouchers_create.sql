create function api.admin_vouchers_create(p_voucher jsonb, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff constant private.staff_member := private.staff_caller('administrator');
  v_new constant private.vouchers := jsonb_populate_record(null::private.vouchers, p_voucher);
  v_worth constant bigint := private.voucher_worth(v_new, v_new.total_limit);
begin
  if not private.decide_alone(v_staff, row('voucher', v_worth, null)) then
    return private.propose(
      'voucher_create',
      v_staff,
      p_voucher || jsonb_build_object('amount', v_worth),
      p_audit);
  end if;
  return private.voucher_record(private.create_voucher(v_staff, p_voucher, p_audit));
end
$$;
