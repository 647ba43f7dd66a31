create function private.order_case_lasts(p_case private.staff_cases) returns boolean
language plpgsql stable
as $$
begin
  return exists (
    select
    from public.orders
    join private.order_statuses as statuses on statuses.status = orders.status
    where orders.id = p_case.order_id
      and case p_case.kind
        when 'overdue' then orders.id || ':' || orders.state_version = p_case.key
        when 'return_unscanned' then orders.status = 'RETURN_APPROVED'
        when 'parcel_trouble' then statuses.parcel is not null
        when 'banned_party' then not statuses.has_ended
      end
  );
end
$$;
