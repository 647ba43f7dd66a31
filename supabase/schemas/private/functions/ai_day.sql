create function private.ai_day() returns date
language plpgsql volatile set search_path = ''
as $$
begin
  return (private.now() at time zone 'Asia/Jakarta')::date;
end
$$;
comment on function private.ai_day() is 'The day by which looks are counted.';
grant execute on function private.ai_day() to preloved_verbs;
