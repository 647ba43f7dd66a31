create function private.raise_categorization_quota() returns void
language sql volatile
set search_path = pg_catalog, pg_temp
as $$
  select private.raise_error('RATE_LIMITED', 'That is all the photos for today; tomorrow there are more.',
    ceil(extract(epoch from ((private.ai_usage_day() + 1)::timestamp at time zone 'Asia/Jakarta') - private.now()))::integer)
$$;
comment on function private.raise_categorization_quota() is 'Sends someone away until midnight in Jakarta.';
