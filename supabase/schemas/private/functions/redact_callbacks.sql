-- A handled callback names nobody any more.
create function private.redact_callbacks(p_references text[]) returns void
language plpgsql volatile
set enable_seqscan = off
as $$
begin
  update private.provider_events
  set body = private.redact_callback(body)
  where reference = any (p_references)
    and handled_at is null;
end
$$;
