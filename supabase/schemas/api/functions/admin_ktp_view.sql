create function api.admin_ktp_view(p_submission_id uuid, p_audit jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_staff private.staff_member := private.staff_caller('ops_admin');
  v_submission private.ktp_submissions := private.ktp_for_staff(p_submission_id, v_staff);
begin
  perform private.forbid_own_trade(v_staff, v_submission.user_id);
  -- Logged before any photo can be opened.
  perform private.audit_read(
    v_staff, p_audit, 'ktp', p_submission_id::text, '{"read": ["photos"]}',
    v_submission.user_id);
  return private.ktp_record(v_submission) || jsonb_build_object(
    'user_id', v_submission.user_id,
    'paths', case
      when v_submission.erase_at is null or v_submission.erase_at > private.now() then
        jsonb_build_array(v_submission.photo_path, v_submission.selfie_path)
    end);
end
$$;
