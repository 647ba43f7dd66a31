-- First day of the month in Jakarta, by which history is partitioned.
create function private.month_of(p_at timestamptz) returns date
language sql immutable
return date_trunc('month', p_at at time zone 'Asia/Jakarta')::date;
