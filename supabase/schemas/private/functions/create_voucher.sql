create function private.create_voucher(
  p_staff private.staff_member,
  p_voucher jsonb,
  p_audit jsonb
) returns private.vouchers
language plpgsql volatile
as $$
declare
  v_voucher private.vouchers;
begin
  insert into private.vouchers (
    code, kind, value, max_discount, min_total,
    starts_at, ends_at, total_limit, per_user_limit, active,
    budget, deciders, decided_alone)
  select
    input.code, input.kind, input.value, input.max_discount, input.min_total,
    input.starts_at, input.ends_at, input.total_limit, input.per_user_limit, input.active,
    input.budget, private.deciders_of(p_staff, p_audit), not p_audit ? 'approved_by'
  from jsonb_populate_record(null::private.vouchers, p_voucher) as input
  returning * into v_voucher;
  perform private.audit(
    p_staff,
    p_audit,
    'voucher',
    v_voucher.id::text,
    null,
    private.voucher_record(v_voucher));
  return v_voucher;
end
$$;
