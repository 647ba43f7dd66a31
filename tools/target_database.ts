import { runningStack } from "../local/stack/running.ts";

/** DEPLOY_DATABASE_URL, otherwise that of the running local stack. */
export async function targetDatabase(): Promise<string> {
  const given = Deno.env.get("DEPLOY_DATABASE_URL");
  if (given) return given;
  return (await runningStack("For a project set DEPLOY_DATABASE_URL.")).database_url;
}
