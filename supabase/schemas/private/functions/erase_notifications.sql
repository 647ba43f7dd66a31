create function private.erase_notifications(p_ids uuid[]) returns void
language plpgsql volatile
as $$
begin
  perform private.erase_job_errors(p_ids);
  delete from public.notifications where id = any (p_ids);
end
$$;
