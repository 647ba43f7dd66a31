import type postgres from "postgres";

/** When each run begins, in milliseconds. */
export const BEGIN = Date.UTC(2027, 0, 4, 2);

/**
 * PostgreSQL's time, random numbers and ids come from one sequence, whose value is the time in microseconds: each
 * reading is one later, and a slow machine has the same run. Schemas that are loaded afterwards use these functions.
 */
const DETERMINED = `
  create schema simulated;
  create sequence simulated.time start ${BEGIN}000;
  grant usage on schema simulated to public;
  grant usage on sequence simulated.time to public;
  alter function pg_catalog.clock_timestamp() rename to real_clock_timestamp;
  alter function pg_catalog.random() rename to real_random;
  alter function pg_catalog.gen_random_uuid() rename to real_gen_random_uuid;
  create function pg_catalog.clock_timestamp() returns timestamptz
  language sql volatile
  return to_timestamp(nextval('simulated.time') / 1e6);
  create function pg_catalog.random() returns float8
  language sql volatile
  return 0.5;
  create function pg_catalog.gen_random_uuid() returns uuid
  language sql volatile
  return overlay(overlay(md5(nextval('simulated.time')::text) placing '4' from 13)
    placing '8' from 17)::uuid;`;

export const determine = (template: postgres.Sql) => template.unsafe(DETERMINED).simple();

export const setTime = (admin: postgres.Sql, now: number) =>
  admin`select setval('simulated.time', greatest(nextval('simulated.time'), ${now}::bigint * 1000))`;
