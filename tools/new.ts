import { existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../local/project.ts";
import { groupNames } from "../local/stack/groups.ts";
import { command } from "./command.ts";

const USAGE = `Usage: npm run new <group> <operation> [write|read|list]

  npm run new orders gift         a write (POST): the default
  npm run new auth badge read     reads one record of the caller
  npm run new wallet tips list    a list with a cursor

Writes the endpoint, its SQL function and its test from tools/new/<kind>, and adds the operation to app.ts and to the
policy of the tests. The caller is a member: for anyone or for staff change \`auth\`, the SQL function and the policy.`;

const POLICY = "tests/http/policy.ts";

export interface Operation {
  group: string;
  name: string;
  kind: string;
  /** `<group>_<name>`. */
  id: string;
  path: string;
  /** The name of the constant; `delete` is a reserved word. */
  constant: string;
}

/** Throws for an invalid name or word. */
export function operationOf([group = "", name = "", kind = "write"]: readonly string[]): Operation {
  if (!group || !name) throw new Error(USAGE);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(group)) {
    throw new Error(`"${group}" is no group name. Use lower case and "-" between words.`);
  }
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is no operation name. Use lower case and "_" between words.`);
  }
  if (!["write", "read", "list"].includes(kind)) {
    throw new Error(`"${kind}" is no kind.\n${USAGE}`);
  }
  const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    group,
    name,
    kind,
    id: `${group.replaceAll("-", "_")}_${name}`,
    path: `/${group}/${name.replaceAll("_", "-")}`,
    constant: name === "delete" ? "remove" : camel,
  };
}

/** Writes the operation below `root`. Throws before writing when one of its files exists. Returns the paths. */
export function write(operation: Operation, root = PROJECT_ROOT): string[] {
  const { group, name, id, kind, path, constant } = operation;
  const words = `${name.replaceAll("_", " ")} (${group})`;
  const values: Record<string, string> = {
    id,
    path,
    constant,
    title: words[0]!.toUpperCase() + words.slice(1, 40),
  };
  const from = (template: string) =>
    Deno.readTextFileSync(join(PROJECT_ROOT, "tools", "new", kind, `${template}.txt`))
      .replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value]!);
  const files: Record<string, string> = {
    [`functions/${group}/${name}.ts`]: from("endpoint.ts"),
    [`supabase/schemas/api/functions/${id}.sql`]: from("function.sql"),
    [`tests/functions/${group}/${name}.test.ts`]: from("test.ts"),
  };
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(", ")}.`);
  const app = `functions/${group}/app.ts`;
  const changed = {
    [app]: toApp(Deno.readTextFileSync(join(root, app)), operation),
    [POLICY]: atEnd(
      Deno.readTextFileSync(join(root, POLICY)),
      `${id}: may("member", "${path}"),`,
    ),
  };
  for (const [file, text] of Object.entries({ ...files, ...changed })) {
    Deno.mkdirSync(join(root, file, ".."), { recursive: true });
    Deno.writeTextFileSync(join(root, file), text);
  }
  // Line breaks depend on the length of the names.
  const sources = Object.keys({ ...files, ...changed }).filter((file) => file.endsWith(".ts"));
  const args = ["fmt", "--quiet", "--no-config", "--line-width=100", ...sources];
  new Deno.Command(Deno.execPath(), { args, cwd: root }).outputSync();
  return [...Object.keys(files), ...Object.keys(changed)];
}

/** First, so that no parameter of another path matches it. */
function toApp(text: string, { name, constant }: Operation): string {
  return `import { ${constant} } from "./${name}.ts";\n` +
    text.replace(/^export const endpoints = \[/m, `$&${constant}, `);
}

/** Adds a line to the last object of a file. */
function atEnd(text: string, line: string): string {
  const end = text.lastIndexOf("\n};");
  return `${text.slice(0, end)}\n  ${line}${text.slice(end)}`;
}

const nextSteps = ({ id, kind }: Operation): string =>
  [
    `replace the example: title, description, schemas, SQL, test${
      kind === "write" ? ", limit (a row of private.rate_limits)" : ""
    }`,
    `check the line of ${id} in ${POLICY}: who may call it`,
    "for a new error: its reason, code and sentences in shared/reasons",
    "for a new table: its rights in tests/database/table_rights.ts; for what people write: a row of private.personal_data",
    ...kind === "write"
      ? []
      : ["npm test -- tests/functions/plans.test.ts: no read of a whole table"],
    `npm run migration ${id}: also writes the types`,
    "npm run verify && npm test",
  ].map((step, at) => `  ${at + 1}. ${step}`).join("\n");

function main(): void {
  const words = Deno.args.filter((word) => word !== "--");
  if (words.includes("--help")) return console.log(USAGE);
  const operation = operationOf(words);
  if (!groupNames().includes(operation.group)) {
    throw new Error(
      `There is no group "${operation.group}": functions/README.md says how to add one.`,
    );
  }
  for (const path of write(operation)) console.log(`Wrote ${path}`);
  console.log(`Then:\n${nextSteps(operation)}`);
}

if (import.meta.main) await command(main);
