-- p_most: the raise in rupiah that the approver saw.
create function private.change_voucher(
  p_staff private.staff_member,
  p_before private.vouchers,
  p_changes jsonb,
  p_audit jsonb,
  p_most bigint default null
) returns private.vouchers
language plpgsql volatile
as $$
declare
  v_after private.vouchers := private.update_row(p_before, p_changes);
  v_more constant bigint := private.voucher_raise(p_before, v_after);
begin
  if v_more > p_most then
    perform private.raise_error('approval_outdated');
  end if;
  update private.vouchers
  set deciders = array(
        select unnest(v_after.deciders)
        union
        select unnest(private.deciders_of(p_staff, p_audit))),
      -- An approval of a raise approves nothing but the raise.
      decided_alone = v_after.decided_alone or v_more > 0 and not p_audit ? 'approved_by'
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
