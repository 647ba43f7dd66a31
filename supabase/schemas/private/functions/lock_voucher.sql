create function private.lock_voucher(p_id uuid) returns private.vouchers
language plpgsql volatile
as $$
declare
  v_voucher private.vouchers;
begin
  select vouchers.* into v_voucher
  from private.vouchers
  where vouchers.id = p_id
  for update;
  if v_voucher.id is null then
    perform private.raise_error('voucher_not_found');
  end if;
  return v_voucher;
end
$$;
