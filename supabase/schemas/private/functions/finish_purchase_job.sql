create function private.finish_purchase_job(p_kind text, p_purchase_id uuid) returns void
language plpgsql volatile
as $$
begin
  update private.jobs
  set finished_at = private.now()
  where kind = p_kind
    and key = p_purchase_id::text;
end
$$;
