create function private.voucher_uses_of(p_voucher_id uuid, p_user_id uuid) returns integer
language plpgsql stable
as $$
begin
  return (
    select count(*)
    from private.voucher_uses as uses
    where uses.voucher_id = p_voucher_id
      and uses.user_id = p_user_id
      and uses.returned_at is null
  );
end
$$;
