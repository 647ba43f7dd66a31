create function private.ai_usage_day() returns date
language sql volatile
return (private.now() at time zone 'Asia/Jakarta')::date;
