/** `npm run deploy` with the real CLI to an empty project; each function then runs from its upload. */
import { cpSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { groupNames } from "../../local/stack/groups.ts";
import { deploy } from "../../tools/deploy/deploy.ts";
import type { DeployOptions } from "../../tools/deploy/deploy.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { fileOf, MIGRATIONS, readMigrations } from "../../local/postgres/migrate.ts";
import { HEAD } from "../../tools/migration.ts";
import { openRead } from "../support/open_read.ts";
import { SCRIPT } from "../support/pg_cron.ts";
import { openProject, readable, REF } from "./project.ts";
import type { Project } from "./project.ts";
import { visit } from "./visitors.ts";

let project: Project;
let stage: string;
beforeAll(async () => {
  project = await openProject();
  stage = await Deno.makeTempDir({ prefix: "preloved-stage-" });
  cpSync(inject("uploads")!, `${stage}/deploy`, { recursive: true });
});
afterAll(async () => {
  await project.close();
  await Deno.remove(stage, { recursive: true });
});

async function run(options: Partial<DeployOptions> = {}, target = project.target) {
  const said: string[] = [];
  const success = await deploy(target, {
    stage: `${stage}/deploy`,
    bundled: true,
    timeoutMs: 0,
    say: (line) => said.push(line),
    ...options,
  });
  return { success, said: said.join("\n") };
}

const applied = () =>
  withConnection(project.urls.postgres, async (sql) => {
    const [found] = await sql`
      select to_regclass('supabase_migrations.schema_migrations') is not null as exists`;
    if (!found?.["exists"]) return [];
    return await sql<{ version: string }[]>`
      select version from supabase_migrations.schema_migrations order by version`;
  });

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${project.platform.url}/functions/v1${path}`, init);

test("a deployment without secrets and schedules reports both at once, and changes nothing", async () => {
  const { success, said } = await run();
  expect(success).toBe(false);
  expect(said).toMatch(/ok +the settings in \.env/);
  expect(said).toMatch(/NOT YET +the project's secrets\n.*XENDIT_SECRET_KEY.*\n.*--remote=/);
  expect(said).toMatch(/ok +the database and its migrations/);
  expect(said).toMatch(/NOT YET +the schedules\n.*pg_cron\.sql.*npm run schedules/);
  expect(await applied()).toEqual([]);
  expect(project.platform.deployed.size).toBe(0);
});

test("a check of a project that is ready reports nothing, and changes nothing", async () => {
  project.setSecrets();
  await withConnection(project.urls.admin, (sql) => sql.unsafe(SCRIPT).simple());
  const { success, said } = await run({ checkOnly: true });
  expect(said).not.toContain("NOT YET");
  expect(success).toBe(true);
  expect(await applied()).toEqual([]);
});

test("a secret with another value than in .env, or that only the project has, is named", async () => {
  const { platform } = project;
  platform.secrets["BITESHIP_API_KEY"] = "of last year";
  platform.secrets["FINANCE_DISBURSEMENT_ENABLED"] = "true";
  const { success, said } = await run({ checkOnly: true });
  project.setSecrets();
  delete platform.secrets["FINANCE_DISBURSEMENT_ENABLED"];
  expect(success).toBe(false);
  expect(said).toMatch(/other values than \.env for BITESHIP_API_KEY\.\n/);
  expect(said).toMatch(/still has FINANCE_DISBURSEMENT_ENABLED, which \.env leaves empty.*unset/);
});

test.each([
  ["Nobody can sign up", { disable_signup: true }],
  ["counts as confirmed without a mail", { mailer_autoconfirm: true }],
  ["Nobody can sign up with an e-mail", { external_email_enabled: false }],
])("Auth's settings: %s is reported", async (problem, wrong) => {
  const { auth } = project.platform.config;
  const right = { ...auth };
  Object.assign(auth, wrong);
  const { success, said } = await run({ checkOnly: true });
  Object.assign(auth, right);
  expect(success).toBe(false);
  expect(said).toMatch(new RegExp(`NOT YET +sign-up by e-mail\\n .*${problem}`, "s"));
  expect(said).toContain("supabase config push --workdir tools/deploy/project");
});

test("a deployment applies every migration and uploads every function, and each responds", async () => {
  const { success, said } = await run();
  expect(success, said).toBe(true);
  const versions = (await readMigrations()).map(({ version }) => version);
  expect((await applied()).map(({ version }) => version)).toEqual(versions);
  expect([...project.platform.deployed.keys()].sort()).toEqual(groupNames());
});

test("each function's upload is its bundle and the libraries that it loads on demand", () => {
  for (const { name, files } of project.platform.deployed.values()) {
    expect(files.filter((file) => !file.startsWith(`functions/${name}/`))).toEqual([]);
    expect(files).toContain(`functions/${name}/index.js`);
    expect(files, `${name} talks to Postgres`).toContain(`functions/${name}/postgres.js`);
  }
  const { files } = project.platform.deployed.get("shipping")!;
  expect(files).toContain("functions/shipping/render_label.js");
});

/** A user registers, and no route that needs no input fails. */
async function lookAround(username: string) {
  const headers = await project.signUp();
  const post = async (path: string, body: unknown) => {
    const answer = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await answer.text();
    expect(answer.status, text + project.platform.log.at(-1)).toBeLessThan(300);
  };
  await post("/auth/register", { username, city: "Bandung" });
  expect(readable.length).toBeGreaterThan(10);
  for (const { path } of readable) {
    const answer = await ask(path, { headers });
    const text = await answer.text();
    // Routes that call a provider fail: none is reachable.
    const isProviders = answer.status === 503 && !/database/.test(text);
    expect(isProviders || answer.status < 500, `GET ${path}: ${answer.status} ${text}`).toBe(true);
  }
}

test("a user registers, and no route that needs no input fails", () => lookAround("wulan"));

test("with only the database that the platform sets, without a pooler, the same works", async () => {
  const { platform, platform: { faults } } = project;
  const logins = () =>
    withConnection(
      project.urls.admin,
      (sql) => sql`select distinct usename from pg_stat_activity where usename like 'preloved%'`,
    );
  Object.assign(faults, {
    SUPABASE_DB_URL: project.urls.postgres,
    DATABASE_POOL_URL: "",
    DATABASE_PUBLIC_POOL_URL: "",
  });
  platform.restart();
  await expect.poll(logins).toEqual([]);
  await lookAround("direct");
  expect(await logins()).toEqual([]);
  for (const name of Object.keys(faults)) delete faults[name];
  platform.restart();
});

test("a rollback uploads the functions over a newer schema, if it was requested", async () => {
  const version = "29991231235959";
  const onProject = (statement: string) =>
    withConnection(project.urls.postgres, (sql) => sql.unsafe(statement).simple());
  await onProject(`insert into supabase_migrations.schema_migrations values ('${version}')`);
  const rejected = await run();
  expect(rejected.success).toBe(false);
  expect(rejected.said).toMatch(new RegExp(`lacks: ${version}.*--rollback`));
  const { success, said } = await run({ rollback: true });
  expect(success, said).toBe(true);
  expect(said).not.toContain("apply the migrations");
  await onProject(`delete from supabase_migrations.schema_migrations where version = '${version}'`);
});

const verifiers = () =>
  withConnection(
    project.urls.admin,
    (sql) =>
      sql`select rolname, rolpassword from pg_authid where rolname like 'preloved%' order by 1`,
  );

/** This checkout's migrations and one more. */
async function withMigration(version: string, text: string): Promise<string> {
  const folder = `${stage}/migrations`;
  await Deno.mkdir(folder, { recursive: true });
  for (const file of await readMigrations()) {
    await Deno.copyFile(`${MIGRATIONS}/${fileOf(file)}`, `${folder}/${fileOf(file)}`);
  }
  await Deno.writeTextFile(`${folder}/${version}_planted.sql`, text);
  return folder;
}

test("a deployment breaks no session and keeps the logins' verifiers, also while a migration waits for an open read", async () => {
  const version = "29991231235959";
  const add = `${HEAD}\nalter table public.listings add column planted text;\n`;
  const migrations = await withMigration(version, add);
  const before = await verifiers();
  const headers = await project.signUp();
  const visits = visit(
    ["/search?q=dress", "/listings", "/feed/recently-sold", "/auth/me", "/orders/my"],
    (path) => ask(path, { headers }),
  );
  await visits.answered(8);
  const end = await openRead(project.urls.postgres, "public.listings");
  const said: string[] = [];
  let isOver = false;
  const running = run({ migrations, say: (line) => said.push(line) })
    .finally(() => void (isOver = true));
  while (!isOver && !said.some((line) => line.startsWith("WAITING"))) await visits.answered(1);
  await visits.answered(80);
  expect(isOver, said.join("\n")).toBe(false);
  await end();
  expect((await running).success, said.join("\n")).toBe(true);
  expect(said).toContainEqual(
    expect.stringMatching(/^WAITING +29991231235959_planted\.sql waits for a lock.*listings/),
  );
  expect([...new Set(await visits.end())]).toEqual(["ok"]);
  expect(await verifiers()).toEqual(before);
  await withConnection(project.urls.postgres, (sql) =>
    sql.unsafe(`
      alter table public.listings drop column planted;
      delete from supabase_migrations.schema_migrations where version = '${version}'`).simple());
});

const contents = () =>
  new Map([...project.platform.deployed].map(([name, { digest }]) => [name, digest]));

test("a second deployment applies nothing twice; when a function does not start, it is named and all are put back", async () => {
  const before = await applied();
  const files = contents();
  project.platform.faults["SHIPPING_QUOTE_SECRET"] = "short";
  const { success, said } = await run();
  delete project.platform.faults["SHIPPING_QUOTE_SECRET"];
  expect(await applied()).toEqual(before);
  expect(success).toBe(false);
  expect(said).toMatch(/done +upload health, which reaches the database/);
  expect(said).toMatch(/FAILED +every function answers/);
  expect(said).toMatch(/\/orders\/nothing\/here answered 503.*SHIPPING_QUOTE_SECRET/s);
  expect(said).not.toMatch(/\/wallet\/nothing/);
  expect(said).toMatch(/UNDONE +put back 27 functions as they were: admin, .*webhooks/);
  expect(contents()).toEqual(files);
  const answer = await ask("/feed/recently-sold", { headers: await project.signUp() });
  expect(answer.status).toBe(200);
});

test("when the first function does not reach the database, no other is replaced", async () => {
  const files = contents();
  const { secrets, faults } = project.platform;
  faults["DATABASE_PUBLIC_POOL_URL"] = secrets["DATABASE_PUBLIC_POOL_URL"]!
    .replace(/:[^:@]+@/, ":wrong@");
  const { success, said } = await run();
  delete faults["DATABASE_PUBLIC_POOL_URL"];
  expect(success).toBe(false);
  expect(said).toMatch(
    /FAILED +upload health.*\n.*database_public \(08P01\) could not be reached/,
  );
  expect(said).not.toMatch(/upload the functions/);
  expect(said).toMatch(/UNDONE +put back 1 functions as they were: health$/m);
  expect(contents()).toEqual(files);
});

test("a runtime that does not know the pooler's authority is reported, and DATABASE_CA_CERTIFICATE mends it", async () => {
  const { platform } = project;
  const known = platform.authority!;
  platform.authority = undefined;
  const { success, said } = await run();
  expect(success).toBe(false);
  expect(said).toMatch(/FAILED +upload health.*\n.*database \(.*UnknownIssuer\)/);
  const pem = await Deno.readTextFile(known);
  const certificate = { DATABASE_CA_CERTIFICATE: pem.trim().replaceAll("\n", "\\n") };
  Object.assign(platform.secrets, certificate);
  platform.restart();
  const { status } = await ask("/health?dependencies=true");
  expect(status).toBe(200);
  platform.authority = known;
  delete platform.secrets["DATABASE_CA_CERTIFICATE"];
  platform.restart();
});

test("a project that cannot be reached is reported", async () => {
  const nowhere = {
    ...project.target,
    databaseUrl: "postgresql://postgres:x@127.0.0.1:1/postgres",
  };
  const { success, said } = await run({ checkOnly: true }, nowhere);
  expect(success).toBe(false);
  expect(said).toContain("The database of DEPLOY_DATABASE_URL does not answer");
  expect(said).not.toContain(REF + ":");
});
