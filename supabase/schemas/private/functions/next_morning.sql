create function private.next_morning() returns timestamptz
language plpgsql volatile
as $$
declare
  v_local constant timestamp := private.now() at time zone 'Asia/Jakarta';
begin
  return (date_trunc('day', v_local + interval '16 hours') + time '08:00')
    at time zone 'Asia/Jakarta';
end
$$;
