create function api.admin_chargebacks(p_query jsonb) returns jsonb
language plpgsql stable security definer
as $$
declare
  v_page private.staff_page;
begin
  perform private.staff_caller('ops_admin');
  v_page := private.staff_page(
    'private.chargebacks', p_query,
    p_open => 'chargebacks.status in (''announced'', ''open'')');
  return private.staff_list(v_page, (
    select jsonb_agg(private.chargeback_record(chargebacks) order by page.nth)
    from unnest(v_page.ids::uuid[]) with ordinality as page (id, nth)
    join private.chargebacks on chargebacks.id = page.id));
end
$$;
