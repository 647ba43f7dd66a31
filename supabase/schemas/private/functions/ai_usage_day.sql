create function private.ai_usage_day() returns date
language sql volatile
return (private.now() at time zone 'Asia/Jakarta')::date;
comment on function private.ai_usage_day() is
  'The current day of the daily categorization limit, in Jakarta.';
