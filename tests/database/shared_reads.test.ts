import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

test("every function that anon may execute is stable, so equal calls may share one read", async () => {
  const volatile = await database.admin`
    select proc.oid::regprocedure::text as operation
    from pg_proc as proc
    join pg_namespace as namespace on namespace.oid = proc.pronamespace
    where namespace.nspname in ('api', 'internal')
      and has_function_privilege('anon', proc.oid, 'execute')
      and proc.provolatile = 'v'`;
  // It only reads the clock.
  expect(volatile).toEqual([{ operation: "api.health_get()" }]);
});
