-- The trace in which the purchase or the withdrawal began that a callback names by this reference.
-- Null for another reference, and when it began in no trace.
create function internal.traceparent_of(p_reference text) returns text
language sql stable security definer
begin atomic
  with subjects as (
    select orders_named as id from private.orders_named(p_reference)
    union all
    select id from private.boost_purchases where reference = p_reference
  )
  select jobs.traceparent
  from subjects
  join private.jobs
    on jobs.kind in ('finish_order', 'finish_boost_purchase')
    and jobs.key = subjects.id::text
  union all
  select jobs.traceparent
  from private.jobs
  where jobs.kind = 'check_withdrawal'
    and jobs.key = p_reference || ':1'
  limit 1;
end;
