import { join } from "node:path";
import { CLONE, exists } from "../postgres/binaries.ts";

export const GROUPS = join(CLONE, "functions");

/** The groups: each folder of functions/ that has an app.ts, sorted. */
export const groupNames = (): string[] =>
  [...Deno.readDirSync(GROUPS)].map(({ name }) => name)
    .filter((name) => exists(join(GROUPS, name, "app.ts"))).sort();
