import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";
import { OURS } from "./rules.ts";

const database = useDatabase();

interface Called {
  name: string;
  types: string[];
}

/** Whether a statement that calls the function contains its body instead. */
async function isInlined({ name, types }: Called): Promise<boolean> {
  const given = types.map((type, at) => `null::${type} as a${at}`);
  const call = `${name}(${types.map((_, at) => `given.a${at}`).join(", ")})`;
  const lines = await database.admin.unsafe(
    `explain (verbose, costs off) select ${call} from (select ${
      given.join(", ")
    } offset 0) as given`,
  );
  return !lines.some((line) => line["QUERY PLAN"].includes(`${name}(`));
}

/** Reads the clock, which is volatile, and is stable all the same: PostgreSQL pushes no volatile condition down. */
const CALLED = ["private.offer_status"];

// A function that says it is stricter than what it calls, such as immutable around the stable
// jsonb_build_object, is not: it is planned at each call.
test("the body of a `return` function replaces its calls", async () => {
  const functions = await database.admin.unsafe<Called[]>(`
    select
      namespace.nspname || '.' || proc.proname as name,
      array(
        select format_type(types.type, null)
        from unnest(proc.proargtypes) with ordinality as types (type, position)
        order by types.position) as types
    from pg_proc as proc
    join pg_namespace as namespace on namespace.oid = proc.pronamespace
    where namespace.nspname in ${OURS}
      and proc.prosqlbody is not null
      and not proc.proretset
      and not proc.prosecdef`);
  const called: string[] = [];
  for (const each of functions) if (!await isInlined(each)) called.push(each.name);
  expect(functions.length).toBeGreaterThan(50);
  expect(called).toEqual(CALLED);
});
