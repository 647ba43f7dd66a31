create function api.ktp_erase(p_submission_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.ktp_submissions set erased_at = private.now() where id = p_submission_id and erased_at is null;
end
$$;
comment on function api.ktp_erase(uuid) is 'The photos are gone from the bucket.';
alter function api.ktp_erase(uuid) owner to preloved_verbs;
grant execute on function api.ktp_erase(uuid) to service_role;
