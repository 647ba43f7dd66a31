import { expect, test } from "vitest";
import { welcome } from "../../local/stack/welcome.ts";
import type { Stack } from "../../local/stack/start.ts";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";

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

test.each(COMMANDS)(
  "%s without a stack says how to start one, without a stack trace",
  async (_, command) => {
    const [program, ...args] = command;
    const settings = ["STACK", "DATABASE_POOL_URL", "QSTASH_TOKEN", "DEPLOY_DATABASE_URL"];
    const env = { ...Object.fromEntries(settings.map((name) => [name, ""])), NO_COLOR: "1", PORT };
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
