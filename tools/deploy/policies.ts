import { join } from "node:path";
import postgres from "postgres";
import { PROJECT_ROOT } from "../../local/project.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { BUCKETS } from "./smoke.ts";
import type { Target } from "./target.ts";

/** The policy of the platform's table, which the platform may create after our migrations. */
const CHANNELS = join(PROJECT_ROOT, "supabase/schemas/realtime/tables/messages.sql");
const OURS = "preloved_receive";

/** Recreates the channels' policy. Throws if another policy lets clients reach our channels or files. */
export async function ensurePolicies(
  { databaseUrl }: Pick<Target, "databaseUrl">,
  say: (line: string) => void,
): Promise<void> {
  await withConnection(databaseUrl, async (sql) => {
    await sql.unsafe(await Deno.readTextFile(CHANNELS)).simple();
    const [found] = await sql`select to_regclass('realtime.messages') is not null as exists`;
    if (!found!["exists"]) {
      say(
        "NOTE     Realtime has no table of messages yet, so chat is polled. Deploy again when it has.",
      );
    }
    const problems = [...await channelProblems(sql), ...await fileProblems(sql)];
    if (problems.length > 0) throw new Error(problems.join("\n         "));
  });
}

async function channelProblems(sql: postgres.Sql): Promise<string[]> {
  const others = await sql<{ name: string }[]>`
    select quote_ident(policyname) as name from pg_policies
    where schemaname = 'realtime' and tablename = 'messages' and policyname <> ${OURS}`;
  return others.map(({ name }) =>
    `realtime.messages has the policy ${name}, so clients may join or send what our own policy forbids. ` +
    `In the SQL editor: drop policy ${name} on realtime.messages`
  );
}

/** Tests the policies: inserts a caller's file into each bucket, in a transaction that is rolled back. */
async function fileProblems(sql: postgres.Sql): Promise<string[]> {
  const caller = crypto.randomUUID();
  const leaks: string[] = [];
  const undone = new Error("undone");
  await sql.begin(async (tx) => {
    for (const bucket of Object.keys(BUCKETS)) {
      const file = (name: string) =>
        tx`insert into storage.objects (bucket_id, name, owner, owner_id)
          values (${bucket}, ${`${caller}/${name}`}, ${caller}, ${caller})`;
      await file("there");
      for (const role of ["anon", "authenticated"]) {
        await tx.unsafe(`set local role ${role}`);
        const claims = { role, ...role === "authenticated" && { sub: caller } };
        await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
        const read = async () =>
          (await tx`select from storage.objects where bucket_id = ${bucket}`).length > 0;
        if (await tx.savepoint(read).catch(isForbidden)) leaks.push(`${role} reads ${bucket}`);
        const write = async () => (await file(role)).count > 0;
        if (await tx.savepoint(write).catch(isForbidden)) leaks.push(`${role} writes ${bucket}`);
        await tx`reset role`;
      }
    }
    throw undone;
  }).catch((error) => {
    if (error !== undone) throw error;
  });
  if (leaks.length === 0) return [];
  const policies = await sql<{ name: string }[]>`
    select quote_ident(policyname) as name from pg_policies
    where schemaname = 'storage' and tablename = 'objects'`;
  return [
    `Clients reach files without our functions: ${
      leaks.join(", ")
    }. Nobody may, whatever the policy: ` +
    `correct or drop ${
      policies.map(({ name }) => name).join(", ") || "what turned row level security off"
    } ` +
    "on storage.objects.",
  ];
}

/** Returns false; throws any other error. */
function isForbidden(error: unknown): boolean {
  if (error instanceof postgres.PostgresError && error.code === "42501") return false;
  throw error;
}
