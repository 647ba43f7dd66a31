/** `npm run new <group> <verb>`: writes the three files of a verb, ready to be filled in, and says what comes next. */
import { dirname, join } from "node:path";
import { PROJECT_ROOT, exists } from "../postgres/binaries.ts";
import { groupNames } from "../stack/groups.ts";

/** Path from the root to text. */
export type Files = Record<string, string>;

/** The files of a verb, in the style of the house. Throws when a name is not lower case with _ or -. */
export function filesOf(group: string, verb: string): Files {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(group)) {
    throw new Error(`"${group}" is no group: lower case, words joined by "-".`);
  }
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(verb)) {
    throw new Error(`"${verb}" is no verb: lower case, words joined by "_".`);
  }
  const id = `${group.replaceAll("-", "_")}_${verb}`;
  return {
    [`functions/${group}/${verb}.ts`]: endpointFile(id, group, verb),
    [`supabase/schemas/api/functions/${id}.sql`]: functionFile(id),
    [`tests/functions/${group}/${verb}.test.ts`]: testFile(group, verb),
  };
}

/** Writes them below `root`; refuses, before writing anything, when one is already there. */
export function write(files: Files, root = PROJECT_ROOT): void {
  const taken = Object.keys(files).filter((path) => exists(join(root, path)));
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(", ")}.`);
  for (const [path, text] of Object.entries(files)) {
    Deno.mkdirSync(dirname(join(root, path)), { recursive: true });
    Deno.writeTextFileSync(join(root, path), text);
  }
  // Where a line breaks depends on how long the names are.
  const sources = Object.keys(files).filter((path) => path.endsWith(".ts"));
  const args = ["fmt", "--quiet", "--no-config", "--line-width=100", ...sources];
  new Deno.Command(Deno.execPath(), { args, cwd: root }).outputSync();
}

const camel = (verb: string) => verb.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
// A reserved word is no name for a constant, as in DELETE's file.
const constant = (verb: string) => verb === "delete" ? "remove" : camel(verb);

const endpointFile = (id: string, group: string, verb: string) =>
  `import * as z from "zod";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

const body = z.object({ note: z.string().max(500) }).meta({ example: { note: "Halo" } });

export const ${constant(verb)} = endpoint({
  id: "${id}",
  method: "POST",
  path: "/${group}/${verb.replaceAll("_", "-")}",
  auth: member,
  summary: "One sentence on what the caller achieves.",
  request: { body },
  response: { status: 200, schema: z.object({ note: z.string() }) },
  refusals: ["CONFLICT"],
  handler: async ({ body, door }) => ok(await door.call("${id}", body)),
});
`;

// Body order: who, may, exists, state, write, event, return.
const functionFile = (id: string) =>
  `create function api.${id}(p_note text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_caller public.profiles := private.caller();
begin
  if v_caller.live_banned then
    perform private.refuse('CONFLICT', 'A sentence for the caller.');
  end if;
  return jsonb_build_object('note', p_note);
end
$$;
comment on function api.${id}(text) is 'What it does and who may; a sentence that a newcomer would thank you for.';
alter function api.${id}(text) owner to preloved_verbs;
grant execute on function api.${id}(text) to authenticated;
`;

const testFile = (group: string, verb: string) =>
  `/** Guarantees of POST /${group}/${verb.replaceAll("_", "-")}. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

test("a member does it and reads what came of it", async () => {
  const person = await market.person();
  const { status, body } = await market.as(person).post("/${group}/${
    verb.replaceAll("_", "-")
  }", { note: "Halo" });
  expect(status).toBe(200);
  expect(body.data).toEqual({ note: "Halo" });
});
`;

/** What is left to do by hand after the files are written, each step with its file. */
export function nextSteps(group: string, verb: string, isNew: boolean): string {
  const id = `${group.replaceAll("-", "_")}_${verb}`;
  const steps = [
    ...isNew
      ? [
        `make functions/${group}/index.ts and app.ts like those of functions/wallet`,
        `add [functions.${group}] to supabase/config.toml`,
      ]
      : [],
    `replace the example schemas, summary and SQL`,
    `add ${constant(verb)} to \`endpoints\` in functions/${group}/app.ts`,
    `add api.${id} to tests/database/privileges/<area>.ts: who may call it`,
    `add ${id} to tests/http/rows/${group}.ts: what it answers to each person`,
    "npm run types && npm run migration -- --baseline && npm run openapi && npm run fmt",
    "npm run verify && npm test",
  ];
  return `Then:\n${steps.map((step, at) => `  ${at + 1}. ${step}`).join("\n")}`;
}

/** Refuses a group that no folder has, which is mostly a slip, unless a new one is meant. */
export function requireGroup(group: string, mayBeNew: boolean, known: string[]): void {
  if (known.includes(group) || mayBeNew) return;
  throw new Error(
    `There is no group "${group}", only ${known.join(", ")}. ` +
      `For a new one: npm run new ${group} <verb> -- --new-group`,
  );
}

const namesIn = (folder: string) =>
  [...Deno.readDirSync(join(PROJECT_ROOT, folder))].map(({ name }) => name).sort();

if (import.meta.main) {
  const [group, verb] = Deno.args.filter((word) => !word.startsWith("--"));
  // Without a `--` before it, npm takes the option for a setting of its own.
  const mayBeNew = Deno.args.includes("--new-group") ||
    Deno.env.get("npm_config_new_group") === "true";
  const known = groupNames();
  try {
    if (!group || !verb) throw new Error("Say which: npm run new <group> <verb>");
    const files = filesOf(group, verb);
    requireGroup(group, mayBeNew, known);
    write(files);
    console.log(Object.keys(files).map((path) => `Wrote ${path}`).join("\n"));
    console.log(nextSteps(group, verb, !known.includes(group)));
  } catch (error) {
    console.error((error as Error).message);
    Deno.exit(1);
  }
}
