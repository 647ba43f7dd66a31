/** `npm run new <group> <operation>`: writes the three files of an operation and prints the next steps. */
import { dirname, join } from "node:path";
import { exists, PROJECT_ROOT } from "../postgres/binaries.ts";
import { groupNames } from "../stack/groups.ts";

/** Path from the root to text. */
export type Files = Record<string, string>;

/** The files of an operation. Throws when a name is not valid. */
export function filesOf(group: string, operation: string): Files {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(group)) {
    throw new Error(`"${group}" is no group name. Use lower case and "-" between words.`);
  }
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(operation)) {
    throw new Error(
      `"${operation}" is no operation name. Use lower case and "_" between words.`,
    );
  }
  const id = `${group.replaceAll("-", "_")}_${operation}`;
  return {
    [`functions/${group}/${operation}.ts`]: endpointFile(id, group, operation),
    [`supabase/schemas/api/functions/${id}.sql`]: functionFile(id),
    [`tests/functions/${group}/${operation}.test.ts`]: testFile(group, operation),
  };
}

/** Writes the files below `root`. Throws before writing when one of them exists. */
export function write(files: Files, root = PROJECT_ROOT): void {
  const taken = Object.keys(files).filter((path) => exists(join(root, path)));
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(", ")}.`);
  for (const [path, text] of Object.entries(files)) {
    Deno.mkdirSync(dirname(join(root, path)), { recursive: true });
    Deno.writeTextFileSync(join(root, path), text);
  }
  // Line breaks depend on the length of the names.
  const sources = Object.keys(files).filter((path) => path.endsWith(".ts"));
  const args = ["fmt", "--quiet", "--no-config", "--line-width=100", ...sources];
  new Deno.Command(Deno.execPath(), { args, cwd: root }).outputSync();
}

const camel = (operation: string) =>
  operation.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
// `delete` is a reserved word.
const constant = (operation: string) => operation === "delete" ? "remove" : camel(operation);

const endpointFile = (id: string, group: string, operation: string) =>
  `import * as z from "zod";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

const body = z.object({ note: z.string().max(500) }).meta({ example: { note: "Halo" } });

export const ${constant(operation)} = endpoint({
  id: "${id}",
  method: "POST",
  path: "/${group}/${operation.replaceAll("_", "-")}",
  auth: member,
  summary: "What the operation does, as an imperative.",
  request: { body },
  response: { status: 200, schema: z.object({ note: z.string() }) },
  errors: ["CONFLICT"],
  limit: "profile_changes",
  handler: async ({ body, client }) => ok(await client.call("api.${id}", body)),
});
`;

const functionFile = (id: string) =>
  `create function api.${id}(p_note text) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_caller public.profiles := private.caller();
begin
  if v_caller.live_banned then
    perform private.raise_error('CONFLICT', 'a_reason', 'A sentence for the caller.');
  end if;
  return jsonb_build_object('note', p_note);
end
$$;
comment on function api.${id}(text) is 'What it does, and the units of its parameters.';
`;

const testFile = (group: string, operation: string) =>
  `import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test("a user does it and reads the result", async () => {
  const user = await market.user();
  const { status, body } = await market.as(user).post("/${group}/${
    operation.replaceAll("_", "-")
  }", { note: "Halo" });
  expect(status).toBe(200);
  expect(body.data).toEqual({ note: "Halo" });
});
`;

/** The steps left after the files are written. */
export function nextSteps(group: string, operation: string, isNew: boolean): string {
  const id = `${group.replaceAll("-", "_")}_${operation}`;
  const steps = [
    ...isNew
      ? [
        `create functions/${group}/index.ts and app.ts, like those of functions/wallet`,
        `add [functions.${group}] to supabase/config.toml`,
      ]
      : [],
    `replace the example schemas, the summary, the limit (a row of private.rate_limits) and the SQL`,
    `add ${constant(operation)} to \`endpoints\` in functions/${group}/app.ts`,
    `add its title and two sentences to local/openapi/operations, its example values to local/openapi/story`,
    `add ${id} to tests/http/rows/${group}.ts, with the response for each test user`,
    "npm run types && npm run openapi && npm run fmt",
    `npm run migration ${id}`,
    "npm run budget -- --sizes",
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

if (import.meta.main) {
  const [group, operation] = Deno.args.filter((word) => !word.startsWith("--"));
  // Without `--` before it, npm reads the option as its own and passes it in the environment.
  const mayBeNew = Deno.args.includes("--new-group") ||
    Deno.env.get("npm_config_new_group") === "true";
  const known = groupNames();
  try {
    if (!group || !operation) throw new Error("Usage: npm run new <group> <operation>");
    const files = filesOf(group, operation);
    requireGroup(group, mayBeNew, known);
    write(files);
    console.log(Object.keys(files).map((path) => `Wrote ${path}`).join("\n"));
    console.log(nextSteps(group, operation, !known.includes(group)));
  } catch (error) {
    console.error((error as Error).message);
    Deno.exit(1);
  }
}
