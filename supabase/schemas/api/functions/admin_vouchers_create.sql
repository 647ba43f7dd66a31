create function api.admin_vouchers_create(p_voucher jsonb, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_staff private.staff_member := private.staff_caller('administrator');
  v_voucher private.vouchers;
begin
  insert into private.vouchers (code, kind, value, max_discount, min_total, starts_at, ends_at, total_limit, per_user_limit, active)
  select wanted.code, wanted.kind, wanted.value, wanted.max_discount, wanted.min_total, wanted.starts_at, wanted.ends_at,
    wanted.total_limit, wanted.per_user_limit, wanted.active
  from jsonb_populate_record(null::private.vouchers, p_voucher) as wanted
  returning * into v_voucher;
  perform private.audit(v_staff, p_audit, 'voucher', v_voucher.id::text, null, private.voucher_record(v_voucher));
  return private.voucher_record(v_voucher);
end
$$;
comment on function api.admin_vouchers_create(jsonb, jsonb) is 'Makes a voucher from validated fields.';
