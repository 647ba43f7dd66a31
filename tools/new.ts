/** `npm run new <group> <operation> [kind] [caller]`: writes an operation, puts it where it belongs and prints what is left. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { groupNames } from "../local/stack/groups.ts";
import { endpointFile } from "./new/endpoint.ts";
import { insertionsOf } from "./new/insert.ts";
import type { Folder } from "./new/insert.ts";
import { operationOf, USAGE } from "./new/operation.ts";
import type { Operation } from "./new/operation.ts";
import { sqlFile } from "./new/sql.ts";
import { testFile } from "./new/test.ts";

/** Path from the root to text. */
export type Files = Record<string, string>;

/** The files of an operation. */
export const filesOf = (operation: Operation): Files => ({
  [`functions/${operation.group}/${operation.name}.ts`]: endpointFile(operation),
  [`supabase/schemas/api/functions/${operation.id}.sql`]: sqlFile(operation),
  [`tests/functions/${operation.group}/${operation.name}.test.ts`]: testFile(operation),
});

/**
 * Writes the operation below `root`. Throws before writing when one of its files exists. Returns what it wrote and
 * changed, and the steps for what it could not insert.
 */
export function write(operation: Operation, root = PROJECT_ROOT) {
  const files = filesOf(operation);
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(", ")}.`);
  const { changed, steps } = insertAll(operation, root);
  for (const [path, text] of Object.entries({ ...changed, ...files })) {
    Deno.mkdirSync(dirname(join(root, path)), { recursive: true });
    Deno.writeTextFileSync(join(root, path), text);
  }
  // Line breaks depend on the length of the names.
  const sources = Object.keys({ ...files, ...changed }).filter((path) => path.endsWith(".ts"));
  const args = ["fmt", "--quiet", "--no-config", "--line-width=100", ...sources];
  new Deno.Command(Deno.execPath(), { args, cwd: root }).outputSync();
  return { written: Object.keys(files), changed: Object.keys(changed), steps };
}

function insertAll(operation: Operation, root: string): { changed: Files; steps: string[] } {
  const [changed, steps]: [Files, string[]] = [{}, []];
  for (const { path, edit, step } of insertionsOf(operation, folderOf(root))) {
    const now = changed[path] ??
      (existsSync(join(root, path)) ? Deno.readTextFileSync(join(root, path)) : "");
    const edited = edit(now);
    if (edited === undefined) steps.push(step);
    else changed[path] = edited;
  }
  return { changed, steps };
}

const folderOf = (root: string): Folder => (path) =>
  existsSync(join(root, path))
    ? [...Deno.readDirSync(join(root, path))].filter(({ isFile }) => isFile)
      .map(({ name }) => [`${path}/${name}`, Deno.readTextFileSync(join(root, path, name))])
    : [];

/** The steps left after the files are written. */
export function nextSteps(operation: Operation, inserting: string[], isNew: boolean): string {
  const { group, id, kind } = operation;
  const write = kind === "write";
  const steps = [
    ...isNew
      ? [
        `create functions/${group}/index.ts and app.ts, like those of functions/wallet`,
        `add [functions.${group}] to supabase/config.toml`,
      ]
      : [],
    ...inserting,
    `replace the example: title, description, schemas, ${
      write ? "limit (a row of private.rate_limits), " : ""
    }SQL, test`,
    `check the row of ${id} in tests/http/rows: the status that each kind of caller gets`,
    "for a new error: its reason, code and sentences in shared/reasons",
    "for a new table or text column: rights in tests/database/privileges, api.export and the deletion of an account",
    ...write ? [] : ["npm test -- tests/functions/plans.test.ts: no read of a whole table"],
    "npm run types && npm run fmt",
    `npm run migration ${id}`,
    "npm run verify && npm test",
  ];
  return `Then:\n${steps.map((step, at) => `  ${at + 1}. ${step}`).join("\n")}`;
}

/** Throws for an unknown group, unless a new one is allowed. */
export function requireGroup(group: string, mayBeNew: boolean, known: string[]): void {
  if (known.includes(group) || mayBeNew) return;
  throw new Error(
    `There is no group "${group}", only ${known.join(", ")}. ` +
      `To add one: npm run new ${group} <operation> -- --new-group`,
  );
}

function main(): void {
  const words = Deno.args.filter((word) => !word.startsWith("--"));
  if (Deno.args.includes("--help") || words[0] === "help") return console.log(USAGE);
  // Without `--` before it, npm reads the option as its own and passes it in the environment.
  const mayBeNew = Deno.args.includes("--new-group") ||
    Deno.env.get("npm_config_new_group") === "true";
  const known = groupNames();
  const operation = operationOf(words);
  requireGroup(operation.group, mayBeNew, known);
  const { written, changed, steps } = write(operation);
  console.log(
    [...written.map((path) => `Wrote ${path}`), ...changed.map((path) => `Added it to ${path}`)]
      .join("\n"),
  );
  console.log(nextSteps(operation, steps, !known.includes(operation.group)));
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    console.error((error as Error).message);
    Deno.exit(1);
  }
}
