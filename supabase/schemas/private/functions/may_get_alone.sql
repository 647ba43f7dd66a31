-- Whether one person may get this much more within the limit of 30 days, whoever decides. Decisions
-- that one member of staff made alone count, and uses of vouchers that one decided alone.
create function private.may_get_alone(
  p_decision text,
  p_beneficiary_id uuid,
  p_amount bigint
) returns boolean
language plpgsql stable
as $$
declare
  v_limit constant text := (
    select authorities.to_one_person
    from private.authorities
    where authorities.decision = p_decision);
  v_since constant timestamptz := private.now() - interval '30 days';
begin
  return p_beneficiary_id is null or p_amount + (
    select coalesce(sum(got.amount), 0)
    from (
      select decided.amount
      from private.lone_decisions as decided
      join private.authorities using (decision)
      where decided.beneficiary_id = p_beneficiary_id
        and decided.decided_at > v_since
        and authorities.to_one_person = v_limit
      union all
      select orders.voucher_discount
      from private.voucher_uses as uses
      join private.vouchers on vouchers.id = uses.voucher_id
      join public.orders on orders.id = uses.order_id
      join private.authorities on authorities.decision = 'voucher'
      where uses.user_id = p_beneficiary_id
        and uses.returned_at is null
        and uses.taken_at > v_since
        and vouchers.decided_alone
        and authorities.to_one_person = v_limit
    ) as got
  ) <= private.setting(v_limit);
end
$$;
