import type { DatabaseClient } from "../../shared/db/client.ts";
import type { Market } from "./market.ts";
import { typeErrors } from "../../tools/verify/type_check.ts";
import { PROJECT_ROOT } from "../../local/project.ts";

/** What each SQL function returned to our code, by its name. */
export type Results = Map<string, unknown[]>;

/** Records from now on what SQL functions return to our code. */
export function recordResults({ services: { db } }: Market): Results {
  const results: Results = new Map();
  const recording = ({ call }: DatabaseClient): DatabaseClient => ({
    call: async (operation, args, response) => {
      const result = await call(operation, args, response);
      results.set(operation, [...results.get(operation) ?? [], result]);
      return result;
    },
  });
  const { user, reader } = db;
  db.user = (caller) => recording(user(caller));
  db.reader = (caller) => recording(reader(caller));
  db.service.call = recording({ ...db.service }).call;
  return results;
}

/** A module that assigns each result, as a literal, to its type: TypeScript reports other keys too. */
export function assignments(results: Results): string {
  const lines = [...results].flatMap(([name, values]) =>
    values.map((value) => `  is<Results["${name}"]>(${JSON.stringify(value)});`)
  );
  return [
    `import type { Results } from "${PROJECT_ROOT}/shared/db/results.ts";`,
    "export function check(is: <Result>(result: Result) => void) {",
    ...new Set(lines),
    "}",
  ].join("\n");
}

/** The messages of the type checker about a module; empty when it is correct. */
export async function errorsIn(module: string): Promise<string> {
  const path = await Deno.makeTempFile({ suffix: ".mts" });
  try {
    await Deno.writeTextFile(path, module);
    return await typeErrors([path]);
  } finally {
    await Deno.remove(path);
  }
}
