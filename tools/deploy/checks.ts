import { createHash } from "node:crypto";
import type postgres from "postgres";
import {
  ConfigError,
  configNames,
  FEATURES,
  featuresOff,
  loadConfig,
  SLICES,
} from "../../shared/config.ts";
import { MINUTE, SCHEDULED } from "../../functions/jobs/providers/schedule.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { compare, fileOf, readMigrations } from "../../local/postgres/migrate.ts";
import { supabase } from "../../local/process/supabase.ts";
import { databaseProblem, LOGINS, poolerProblem, REPLICA, replicaProblem } from "./logins.ts";
import { meaningOf } from "./target.ts";
import type { Target } from "./target.ts";

export interface Check {
  name: string;
  /** The problem and its remedy; undefined without a problem. */
  run(target: Target, rollback: boolean): Promise<string | undefined>;
}

/** Supabase sets these, and reserves the prefix. */
const isReserved = (name: string) => name.startsWith("SUPABASE_");

export const CHECKS: Check[] = [
  { name: "the settings in .env", run: (target) => Promise.resolve(settings(target)) },
  { name: "the project's secrets", run: secrets },
  { name: "sign-up by e-mail", run: signUp },
  { name: "the database and its migrations", run: migrations },
  { name: "the schedules", run: schedules },
];

/** A sentence from `NAME: is not set`, with the meaning from .env.example. */
function sentence(problem: string): string {
  const [name, ...what] = problem.split(": ");
  return `${name} ${what.join(": ")}. ${meaningOf(name!)}`;
}

/** The parts that are off in the target, and the variables that would switch them on. */
export function partsOff({ url, secrets }: Target): string[] {
  const config = loadConfig({ ...secrets, SUPABASE_URL: url }, FEATURES);
  return Object.values(featuresOff(config)).map(({ what, variable }) =>
    `${what} (${variable} is not set)`
  );
}

export function settings({ ref, url, secrets }: Target): string | undefined {
  try {
    loadConfig({ ...secrets, SUPABASE_URL: url }, SLICES);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return ["Correct .env:", ...error.problems.map(sentence)].join("\n         ");
  }
  const reserved = configNames().filter((name) => isReserved(name) && secrets[name]);
  if (reserved.length > 0) {
    return `Remove ${reserved.join(", ")} from .env: the platform sets them, and skips yours.`;
  }
  if (secrets["PUSH_ALLOW_LOOPBACK"] === "true") {
    return "Remove PUSH_ALLOW_LOOPBACK from .env: it is for the local stack only.";
  }
  const plain = Object.entries(secrets).filter(([, value]) => value?.startsWith("http://"));
  if (plain.length > 0) return `Use https in .env: ${plain.map(([name]) => name).join(", ")}.`;
  for (const [variable, login] of Object.entries(LOGINS)) {
    const { username, hostname } = new URL(secrets[variable]!);
    // Only the project's own host, of the dedicated pooler, accepts the bare name.
    const isOwn = hostname === `db.${ref}.supabase.co` && username === login;
    if (decodeURIComponent(username) !== `${login}.${ref}` && !isOwn) {
      return `${variable} in .env must log in as ${login}.${ref}.`;
    }
  }
  return replicaProblem(secrets) ?? [...Object.keys(LOGINS), REPLICA]
    .flatMap((name) => secrets[name]?.trim() ? [poolerProblem(name, secrets[name])] : [])
    .find((problem) => problem);
}

async function secrets({ ref, secrets, cli }: Target): Promise<string | undefined> {
  const listed = await supabase(["secrets", "list", "--output=json", `--remote=${ref}`], {
    env: cli,
  });
  if (!listed.success) return `The project does not list its secrets: ${listed.stderr.trim()}`;
  const there = new Map(
    (JSON.parse(listed.stdout) as Listed[]).map(({ name, value }) => [name, value]),
  );
  const wanted = Object.entries(secrets).flatMap(([name, value]) =>
    value && !isReserved(name) ? [{ name, digest: digestOf(value) }] : []
  );
  const missing = wanted.filter(({ name }) => !there.has(name)).map(({ name }) => name);
  const other = wanted.filter(({ name, digest }) => there.has(name) && there.get(name) !== digest)
    .map(({ name }) => name);
  const left = leftOver(there, secrets);
  const problems = [
    missing.length > 0 && `The project lacks ${missing.join(", ")}.`,
    other.length > 0 && `The project has other values than .env for ${other.join(", ")}.`,
    missing.length + other.length > 0 &&
    `Run: npx supabase secrets set --env-file .env --remote=${ref} --yes`,
    left.length > 0 && `The project still has ${left.join(", ")}, which .env leaves empty: the ` +
      "functions would go on using them. " +
      `Run: npx supabase secrets unset ${left.join(" ")} --remote=${ref} --yes`,
  ].filter(Boolean);
  return problems.join("\n         ") || undefined;
}

/** `value` is its SHA-256. */
interface Listed {
  name: string;
  value: string;
}
const digestOf = (value: string) => createHash("sha256").update(value).digest("hex");

/** Our settings that only the project has. An empty one counts as missing. */
export function leftOver(
  there: ReadonlyMap<string, string>,
  secrets: Target["secrets"],
): string[] {
  return configNames().filter((name) =>
    !isReserved(name) && !secrets[name]?.trim() &&
    (there.get(name) ?? digestOf("")) !== digestOf("")
  );
}

/** Settings that Auth shows its clients; tools/deploy/project has all that we set. */
interface AuthSettings {
  disable_signup: boolean;
  external: { email: boolean };
  mailer_autoconfirm: boolean;
}

async function signUp({ ref, url, cli }: Target): Promise<string | undefined> {
  const listed = await supabase(["projects", "api-keys", "--output=json", `--remote=${ref}`], {
    env: cli,
  });
  if (!listed.success) return `The project does not list its API keys: ${listed.stderr.trim()}`;
  const keys: { name: string; type: string; api_key: string }[] = JSON.parse(listed.stdout);
  const key = keys.find(({ type }) => type === "publishable") ??
    keys.find(({ name }) => name === "anon");
  const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key?.api_key ?? "" } })
    .catch((error: Error) => error);
  if (answer instanceof Error) return `${url}/auth/v1/settings does not answer: ${answer.message}`;
  if (!answer.ok) return `${url}/auth/v1/settings answers ${answer.status}.`;
  const settings: AuthSettings = await answer.json();
  const problem = settings.disable_signup
    ? "Nobody can sign up."
    : !settings.external.email
    ? "Nobody can sign up with an e-mail address."
    : settings.mailer_autoconfirm
    ? "An address counts as confirmed without a mail, so a payout can go to a mistyped one."
    : undefined;
  return problem &&
    `${problem} Run: npx supabase config push --workdir tools/deploy/project --remote=${ref} ` +
      "(docs/deploy.md, step 3)";
}

async function migrations(target: Target, rollback: boolean): Promise<string | undefined> {
  return databaseProblem(target) ?? await withDatabase(target.databaseUrl, async (sql) => {
    const { edited, unknown } = await compare(sql, await readMigrations());
    if (edited.length > 0) {
      return `Edited after the project had them: ${edited.map(fileOf).join(", ")}. ` +
        "Restore the files, and write the change as a new migration.";
    }
    if (unknown.length > 0 && !rollback) {
      return `The project has migrations that this checkout lacks: ${unknown.join(", ")}. ` +
        "Pull first, or deploy these functions over the newer schema: npm run deploy -- --rollback";
    }
  });
}

/** pg_cron or QStash must call the scheduled functions. */
async function schedules(
  { ref, url, databaseUrl, secrets }: Target,
): Promise<string | undefined> {
  const urls = [url, `https://${ref}.supabase.co`];
  const byDatabase = await withDatabase(databaseUrl, async (sql) => {
    const [found] = await sql`select to_regclass('cron.job') is not null as exists`;
    const jobs = found?.["exists"]
      ? await sql<{ command: string }[]>`select command from cron.job where active`
      : [];
    const idle = SCHEDULED.filter((path) => !jobs.some(({ command }) => command.includes(path)));
    return idle.length > 0 ? `Nothing calls ${idle.join(", ")}.` : await vaultProblem(sql, urls);
  });
  if (!byDatabase || await hasQstashSchedule(url, secrets)) return;
  return `${byDatabase} Run supabase/pg_cron.sql in the project's SQL editor as its first lines say, or fill in ` +
    "the QSTASH_ variables of .env, set QSTASH_TOKEN, QSTASH_URL and SUPABASE_URL and run: npm run schedules";
}

/** pg_cron's calls take the project's URL from the vault: after a copy of a project it is the other one's. */
async function vaultProblem(sql: postgres.Sql, urls: string[]): Promise<string | undefined> {
  const [vault] = await sql`select to_regclass('vault.decrypted_secrets') is not null as exists`;
  if (!vault?.["exists"]) return;
  const stored = await sql<{ name: string; url: string | null }[]>`
    select name, case name when 'preloved_url' then decrypted_secret end as url
    from vault.decrypted_secrets where name in ('preloved_url', 'preloved_secret_key')`;
  const called = stored.find(({ name }) => name === "preloved_url")?.url;
  if (stored.length < 2) return "The vault lacks preloved_url or preloved_secret_key.";
  return urls.includes(called ?? "")
    ? undefined
    : `pg_cron calls ${called}, as preloved_url in the vault says.`;
}

async function hasQstashSchedule(url: string, secrets: Target["secrets"]): Promise<boolean> {
  const { qstash } = loadConfig({ ...secrets, SUPABASE_URL: url }, ["qstash"]);
  // Without the keys the functions reject each call.
  if (!qstash.QSTASH_TOKEN || !secrets["QSTASH_CURRENT_SIGNING_KEY"]?.trim()) return false;
  const headers = { authorization: `Bearer ${qstash.QSTASH_TOKEN}` };
  const answer = await fetch(`${qstash.QSTASH_URL}/v2/schedules`, { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const listed: { destination: string; isPaused?: boolean }[] = await answer.json();
  return listed.some(({ destination, isPaused }) =>
    destination === `${url}/functions/v1${MINUTE}` && !isPaused
  );
}

/** A failed connection is a problem too. */
async function withDatabase(
  url: string,
  check: (sql: postgres.Sql) => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await withConnection(url, check);
  } catch (error) {
    return `The database of DEPLOY_DATABASE_URL does not answer: ${(error as Error).message}`;
  }
}
