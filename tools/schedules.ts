import { loadConfig } from "../shared/config.ts";
import type { Environment } from "../shared/config.ts";
import { createQstash } from "../functions/jobs/providers/qstash.ts";
import { MINUTE } from "../functions/jobs/providers/schedule.ts";
import { runningStack } from "../local/stack/running.ts";

const given = Deno.env.toObject();
const environment = given["QSTASH_TOKEN"] ? given : await ofLocalStack();
const { qstash } = loadConfig(environment, ["qstash"]);
const runs = createQstash(qstash);
if (!runs) throw new Error("QSTASH_TOKEN is empty.");
await runs.register();
console.log(
  `${qstash.QSTASH_URL} now calls ${qstash.SUPABASE_URL}/functions/v1${MINUTE} every minute.`,
);

async function ofLocalStack(): Promise<Environment> {
  const stack = await runningStack("For a project set QSTASH_TOKEN, QSTASH_URL and SUPABASE_URL.");
  return {
    SUPABASE_URL: stack.base_url,
    QSTASH_URL: stack.qstash.url,
    QSTASH_TOKEN: stack.qstash.token,
  };
}
