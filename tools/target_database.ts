import { runningStack } from "../local/stack/running.ts";

/** Without the value: the errors of a URL quote its password. */
export const urlProblem = (url: string): string | undefined =>
  URL.canParse(url)
    ? undefined
    : "DEPLOY_DATABASE_URL is no URL. Write special characters of its password as %23 for #, " +
      "%2F for / and %3F for ?.";

/** DEPLOY_DATABASE_URL, otherwise that of the running local stack. Exits with an error without one. */
export async function targetDatabase(): Promise<string> {
  const given = Deno.env.get("DEPLOY_DATABASE_URL");
  if (!given) return (await runningStack("For a project set DEPLOY_DATABASE_URL.")).database_url;
  const problem = urlProblem(given);
  if (!problem) return given;
  console.error(problem);
  Deno.exit(1);
}
