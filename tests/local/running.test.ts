import { expect, test } from "vitest";
import { welcome } from "../../local/stack/welcome.ts";
import type { Stack } from "../../local/stack/start.ts";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { environmentOfProject } from "../../tools/reconcile.ts";

// Only root may listen there, so no stack of this checkout does.
const PORT = "1";
const NO_STACK =
  /^No stack runs here(?: on port 1)?\. Start one in another terminal: (?:PORT=1 )?npm start/;

const DENO = [Deno.execPath(), "run", "-A"];
const COMMANDS: [string, string[]][] = [
  ["the demo", [...DENO, "local/demo.ts"]],
  ["seed", [...DENO, "tools/seed.ts", "--listings", "1"]],
  ["reconcile", [...DENO, "tools/reconcile.ts"]],
  ["schedules", [...DENO, "tools/schedules.ts"]],
  ["grant-role", [...DENO, "tools/grant_role.ts", "buyer"]],
  ["the web client", [
    ...DENO,
    "node_modules/vite/bin/vite.js",
    "examples/web",
    "--configLoader=native",
  ]],
  ["the supabase-js client", ["node", "examples/supabase-js/buy.mjs"]],
];

const settings = ["STACK", "SUPABASE_PROJECT_ID", "QSTASH_TOKEN", "DEPLOY_DATABASE_URL"];
const unset = Object.fromEntries(settings.map((name) => [name, ""]));

test.each([
  ["tools/reconcile.ts", "", "postgresql://postgres:secret@db.abc.supabase.co/postgres"],
  ["tools/grant_role.ts", "buyer", "postgresql://postgres:sec#ret@db.abc.supabase.co/postgres"],
  ["tools/verify_books.ts", "", "postgresql://postgres:sec/ret@db.abc.supabase.co/postgres"],
])(
  "%s %s for a project that is named wrongly says how in one line, without a password",
  async (tool, arg, url) => {
    const env = { ...unset, NO_COLOR: "1", PORT, DEPLOY_DATABASE_URL: url };
    const args = ["run", "-A", tool, ...arg ? [arg] : []];
    const { code, text } = await output(Deno.execPath(), args, { cwd: PROJECT_ROOT, env });
    expect([code, text.trim().split("\n").length], text).toEqual([1, 1]);
    expect(text).toMatch(/^DEPLOY_DATABASE_URL is/);
    expect(text).not.toMatch(/sec(ret|[#/])/);
  },
);

test("a reconciliation of a project has the settings of .env and the project's URL", () => {
  const written = { SUPABASE_URL: "", XENDIT_SECRET_KEY: "xnd" };
  expect(environmentOfProject("abc", written))
    .toEqual({ SUPABASE_URL: "https://abc.supabase.co", XENDIT_SECRET_KEY: "xnd" });
});

test.each(COMMANDS)(
  "%s without a stack says how to start one, without a stack trace",
  async (_, command) => {
    const [program, ...args] = command;
    const env = { ...unset, NO_COLOR: "1", PORT };
    const { code, stderr } = await output(program!, args, { cwd: PROJECT_ROOT, env });
    // On Node 20 supabase-js warns first.
    const said = stderr.replace(/^.*Node.js 20 and below.*\n/, "");
    expect(said).toMatch(NO_STACK);
    expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
  },
);

const greet = (port: number) =>
  welcome({ url: `http://127.0.0.1:${port}`, users: {} } as Stack, 1).split("\n");

test("the commands that a start prints work as printed, whatever the port", () => {
  expect(greet(8787).join("\n")).not.toContain("PORT=");
  for (const command of ["demo", "web", "panel"]) {
    expect(greet(8950)).toContainEqual(expect.stringMatching(` PORT=8950 npm run ${command}$`));
  }
  expect(greet(8950)).toContainEqual(expect.stringMatching(/ PORT=8950 npm start -- --fresh$/));
});
