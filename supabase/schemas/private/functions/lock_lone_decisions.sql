-- Held until commit: two concurrent decisions about a person, or of one, must not both fit under
-- one limit (private.decide_alone), and neither must a decision and the use of a voucher. Taken
-- before the voucher.
create function private.lock_lone_decisions(variadic p_people uuid[]) returns void
language plpgsql volatile
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('lone_decisions:' || people.id, 0))
  from (select distinct unnest(p_people) as id order by id) as people
  where people.id is not null;
end
$$;
