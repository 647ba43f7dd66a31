create function api.admin_vouchers_create(p_voucher jsonb, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_voucher private.vouchers;
begin
  insert into private.vouchers (
    code, kind, value, max_discount, min_total,
    starts_at, ends_at, total_limit, per_user_limit, active)
  select
    input.code, input.kind, input.value, input.max_discount, input.min_total,
    input.starts_at, input.ends_at, input.total_limit, input.per_user_limit, input.active
  from jsonb_populate_record(null::private.vouchers, p_voucher) as input
  returning * into v_voucher;
  perform private.audit(
    v_staff,
    p_audit,
    'voucher',
    v_voucher.id::text,
    null,
    private.voucher_record(v_voucher));
  return private.voucher_record(v_voucher);
end
$$;
comment on function api.admin_vouchers_create(jsonb, jsonb) is
  'Creates a voucher. p_voucher: columns of private.vouchers that the endpoint has validated.';
