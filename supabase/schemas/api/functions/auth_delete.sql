-- p_give_up_below: rupiah; the user gives up a smaller balance.
create function api.auth_delete(p_give_up_below bigint default null) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_caller_id uuid := (private.caller()).id;
  v_erased jsonb;
begin
  perform private.lock_account_to_delete(v_caller_id);
  perform private.give_up_balance(v_caller_id, p_give_up_below);
  perform private.require_no_account_blockers(v_caller_id);
  v_erased := jsonb_build_object(
    'user_id', v_caller_id,
    'labels', to_jsonb(array(
      select shipments.label_path
      from public.orders
      join private.shipments on shipments.order_id = orders.id
      where v_caller_id in (orders.buyer_id, orders.seller_id)
        and shipments.label_path is not null)));
  -- Again after the signed upload URLs have expired, because they cannot be revoked.
  perform private.enqueue_job('auth_erase', v_caller_id || runs.suffix, v_erased, runs.at)
  from (values
    ('', private.now()),
    (':late', private.now() + interval '3 hours')
  ) as runs (suffix, at);
  perform private.erase_ktp(v_caller_id);
  perform private.anonymize_user(v_caller_id);
  return jsonb_build_object('id', v_caller_id, 'deleted', true);
end
$$;
