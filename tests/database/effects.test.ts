import { expect, test } from "vitest";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();

test("private.take_step runs each effect that the transition table names, and each function is named", async () => {
  const [found] = await database.admin<{ named: string[]; functions: string[]; body: string }[]>`
    select
      array(select distinct unnest(effects) from private.order_transitions) as named,
      array(
        select proname from pg_proc
        where pronamespace = 'private'::regnamespace and starts_with(proname, 'effect_')
      ) as functions,
      pg_get_functiondef('private.take_step'::regproc) as body`;
  const { named, functions, body } = found!;
  const run = [...body.matchAll(/when '(\w+)' then\s+perform private\.effect_\1\(/g)];
  expect(run.map(([, effect]) => effect).sort(), "name it in both places").toEqual(named.sort());
  expect(functions.sort(), "delete it, or name it in private.order_transitions")
    .toEqual(named.map((effect) => `effect_${effect}`));
});
