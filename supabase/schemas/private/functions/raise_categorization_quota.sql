create function private.raise_categorization_quota() returns void
language plpgsql volatile
as $$
begin
  perform private.raise_error(
    'photo_analyses_used_up',
    p_retry_after_seconds => ceil(extract(
      epoch from (private.ai_usage_day() + 1)::timestamp at time zone 'Asia/Jakarta' - private.now()
    ))::integer);
end
$$;
