create function private.refuse_more_looks() returns void
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.refuse('RATE_LIMITED', 'That is all the photos for today; tomorrow there are more.',
    ceil(extract(epoch from ((private.ai_day() + 1)::timestamp at time zone 'Asia/Jakarta') - private.now()))::integer);
end
$$;
comment on function private.refuse_more_looks() is 'Sends someone away until midnight in Jakarta.';
grant execute on function private.refuse_more_looks() to preloved_verbs;
