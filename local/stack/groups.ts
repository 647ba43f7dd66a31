import { join } from "node:path";
import { exists, PROJECT_ROOT } from "../postgres/binaries.ts";

export const GROUPS = join(PROJECT_ROOT, "functions");

/** The groups: each folder of functions/ that has an app.ts, sorted. */
export const groupNames = (): string[] =>
  [...Deno.readDirSync(GROUPS)].map(({ name }) => name)
    .filter((name) => exists(join(GROUPS, name, "app.ts"))).sort();
