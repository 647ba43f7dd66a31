create function api.admin_users_view(p_user text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_line constant jsonb := api.admin_users(
    jsonb_build_object('user_id', p_user, 'limit', 1, 'offset', 0)) #> '{items,0}';
  v_user_id constant uuid := v_line ->> 'id';
begin
  if v_line is null then
    perform private.raise_error('user_not_found');
  end if;
  return v_line || private.trading_record(v_user_id) || jsonb_build_object(
    'wallet', private.wallet_balance_of(v_user_id),
    'identity_checks', to_jsonb(array(
      select private.ktp_record(submissions)
      from private.ktp_submissions as submissions
      where submissions.user_id = v_user_id
        and submissions.status <> 'uploading'
      order by submissions.submitted_at desc)));
end
$$;
