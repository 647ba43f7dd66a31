import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../project.ts";

export const GROUPS = join(PROJECT_ROOT, "functions");

/** The groups: each folder of functions/ that has an app.ts, sorted. */
export const groupNames = (): string[] =>
  [...Deno.readDirSync(GROUPS)].map(({ name }) => name)
    .filter((name) => existsSync(join(GROUPS, name, "app.ts"))).sort();
