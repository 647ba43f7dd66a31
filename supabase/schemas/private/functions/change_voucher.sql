create function private.change_voucher(
  p_staff private.staff_member,
  p_before private.vouchers,
  p_changes jsonb,
  p_audit jsonb
) returns private.vouchers
language plpgsql volatile
as $$
declare
  v_after private.vouchers := private.update_row(p_before, p_changes);
begin
  update private.vouchers
  set deciders = array(
        select unnest(v_after.deciders)
        union
        select unnest(private.deciders_of(p_staff, p_audit))),
      decided_alone = case
        when private.voucher_worth(v_after) > private.voucher_worth(p_before)
          then not p_audit ? 'approved_by'
        else v_after.decided_alone
      end
  where vouchers.id = p_before.id
  returning * into v_after;
  perform private.audit(
    p_staff,
    p_audit,
    'voucher',
    p_before.id::text,
    private.voucher_record(p_before),
    private.voucher_record(v_after));
  return v_after;
end
$$;
