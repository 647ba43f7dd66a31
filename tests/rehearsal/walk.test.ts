/** Types every command of docs/deploy.md in a fresh clone, and compares what it prints with the page. */
import { join } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withConnection } from "../../local/postgres/connect.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { output } from "../../local/process/processes.ts";
import { read } from "../conventions/project.ts";
import { SCRIPT } from "../support/pg_cron.ts";
import { openProject, REF } from "./project.ts";
import type { Project } from "./project.ts";

let project: Project;
let clone: string;
beforeAll(async () => {
  project = await openProject();
  clone = await Deno.makeTempDir({ prefix: "preloved-clone-" });
  const cloned = await output("git", ["clone", "--quiet", PROJECT_ROOT, clone]);
  expect(cloned.success, cloned.text).toBe(true);
  // As `npm install` leaves it; the page's own finds nothing to do.
  await Deno.symlink(join(PROJECT_ROOT, "node_modules"), join(clone, "node_modules"));
});
afterAll(async () => {
  await project.close();
  await Deno.remove(clone, { recursive: true });
});

/** What the operator exports in step 3. */
const AUTH = {
  AUTH_SITE_URL: "https://app.example",
  AUTH_REDIRECT_URL: "https://app.example/*",
  AUTH_SMTP_HOST: "smtp.example",
  AUTH_SMTP_PORT: "587",
  AUTH_SMTP_USER: "mailer",
  AUTH_SMTP_PASS: "secret",
  AUTH_SMTP_FROM: "no-reply@app.example",
};

interface Typed {
  commands: string[];
  /** In this order, among others. */
  prints: string[];
}

/** Each `sh` block of the page with the `text` block below it; no comments, and no values of one's own. */
function typedOf(page: string): Typed[] {
  const blocks = [...page.matchAll(/```(sh|text)\n([^]*?)```/g)];
  return blocks.flatMap(([, kind, text], at) => {
    if (kind !== "sh") return [];
    const commands = linesOf(text!).filter((line) => !line.startsWith("export "));
    const below = blocks[at + 1];
    return [{ commands, prints: below?.[1] === "text" ? linesOf(below[2]!) : [] }];
  });
}

const linesOf = (text: string) => text.trim().split("\n");

function expectLines(printed: string, lines: string[]) {
  const parts = lines.map((line) =>
    line.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".+")
  );
  expect(printed).toMatch(new RegExp(parts.join("\\n(?:.*\\n)*?"), "m"));
}

/** What the operator fills in; names without a value stay as they are. */
async function fillIn(file: string) {
  const text = await Deno.readTextFile(file);
  const filled = text.replaceAll(/^(\w+)=.*$/gm, (line, name: string) => {
    const value = project.target.secrets[name];
    return value === undefined ? line : `${name}=${JSON.stringify(value)}`;
  });
  await Deno.writeTextFile(file, filled);
}

const runInSqlEditor = () =>
  withConnection(project.urls.admin, (sql) => sql.unsafe(SCRIPT).simple());

async function register(headers: Record<string, string>) {
  const body = JSON.stringify({ username: "wulan", city: "Bandung" });
  const url = `${project.platform.url}/functions/v1/auth/register`;
  const answer = await fetch(url, { method: "POST", headers, body });
  expect(answer.status, await answer.text()).toBeLessThan(300);
}

test("docs/deploy.md can be typed as it stands, and prints what it says", async () => {
  const headers = await project.signUp();
  const email = String(decodeJwt(headers["x-user-token"]!)["email"]);
  const env = {
    ...project.target.cli,
    SUPABASE_PROJECT_ID: REF,
    DEPLOY_DATABASE_URL: project.urls.postgres,
    DEPLOY_PROJECT_URL: project.platform.url,
    NO_COLOR: "1",
    DO_NOT_TRACK: "1",
    ...AUTH,
  };
  const typed = typedOf(read("docs/deploy.md"));
  expect(typed.flatMap(({ commands }) => commands)).toContain("npm run deploy");
  for (const { commands, prints } of typed) {
    for (const command of commands) {
      if (command === "npm install") continue;
      if (command.startsWith("npm run grant-role")) await register(headers);
      const typedSo = command.replaceAll("<ref>", REF).replaceAll("<e-mail>", email)
        .replaceAll("<anon key>", "eyJhbGciOi");
      const { success, text } = await output("sh", ["-c", typedSo], { cwd: clone, env });
      expect(success, `${typedSo}\n${text}\n${project.platform.log.at(-1)}`).toBe(true);
      if (command === commands.at(-1)) {
        expectLines(text, prints.map((line) => line.replaceAll("<ref>", REF)));
      }
      if (command === "cp .env.example .env") await fillIn(join(clone, ".env"));
      if (command.includes("secrets set")) await runInSqlEditor();
    }
  }
  expect(project.platform.config.api["db_schema"]).toBe("data_api");
  expect(project.platform.config.auth).toMatchObject({
    site_url: "https://app.example",
    mailer_autoconfirm: false,
    password_min_length: 8,
    rate_limit_email_sent: 300,
    smtp_host: "smtp.example",
    smtp_pass: "secret",
  });
});

test("a push without the variables changes nothing, and a second one changes only the password", async () => {
  const { config, cli } = project.platform;
  const push = (variables: Record<string, string>) =>
    output(
      "npx",
      ["supabase", "config", "push", "--workdir", "tools/deploy/project"]
        .concat(`--remote=${REF}`, "--yes"),
      {
        cwd: clone,
        env: { ...cli, ...variables, NO_COLOR: "1", DO_NOT_TRACK: "1" },
      },
    );
  const before = JSON.stringify(config.auth);
  const forgotten = await push({});
  expect([forgotten.success, forgotten.text]).toEqual([
    false,
    expect.stringContaining('"env(AUTH_SMTP_PORT)" is not a port'),
  ]);
  expect(JSON.stringify(config.auth)).toBe(before);
  const again = await push(AUTH);
  expect(again.success, again.text).toBe(true);
  // Nobody can read the password back, so it is sent each time.
  expect(again.text.match(/^\S+ \[\w+\]$/gm)).toEqual(["auth.email.smtp.pass [secret]"]);
});
