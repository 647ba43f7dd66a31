/** What every deployed function needs before it can serve: its configuration, the database clients, a log and the platform's background. */
import { background } from "./background.ts";
import { loadConfig } from "./config.ts";
import type { BaseConfig, Config, Environment, Slice } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import type { Deps } from "./http/endpoint.ts";
import { createVerifySchedule } from "./http/schedule.ts";
import type { VerifySchedule } from "./http/schedule.ts";
import { createLog } from "./log.ts";

/** Reads the environment once, at boot. Throws with every problem named when the configuration is incomplete. */
export function boot<S extends Slice = never>(
  environment: Environment,
  ...slices: S[]
): { deps: Deps; config: Config<S | "base"> } {
  const config = loadConfig(environment, ["base", ...slices] as (S | "base")[]);
  const log = createLog((line) => console.log(line));
  const { base } = config as Config<"base">;
  const db = openDatabase({
    poolUrl: base.DATABASE_POOL_URL,
    publicPoolUrl: base.DATABASE_PUBLIC_POOL_URL,
    poolSize: base.DATABASE_POOL_SIZE,
  });
  return { config, deps: { db, log, triggerJobs: triggerJobs(base, log) } };
}

/** Posts to the jobs function without waiting; a trigger that is lost costs a few seconds, never the job. */
function triggerJobs(base: BaseConfig, log: Deps["log"]): Deps["triggerJobs"] {
  const [key] = secretKeys(base);
  if (!key) return () => {};
  const request = { method: "POST", headers: { authorization: `Bearer ${key}` } };
  return () => {
    const posted = fetch(`${base.SUPABASE_URL}/functions/v1/jobs/run`, request)
      .then((response) => response.body?.cancel())
      .catch((error) => log("nudge_failed", { error }));
    background(posted);
  };
}

/** The project's secret keys, legacy one first: what our own schedule shows. */
function secretKeys(base: BaseConfig): string[] {
  return [base.SUPABASE_SERVICE_ROLE_KEY, ...base.SUPABASE_SECRET_KEYS ?? []].filter((key) =>
    key !== undefined
  );
}

/** What every public URL of our own photos begins with. */
export function ownPhotoPrefix(base: BaseConfig): string {
  return `${base.SUPABASE_URL}/storage/v1/object/public/listing-photos/`;
}

/** Who may scheduled run this project's scheduled functions. */
export function verifySchedule({ base, schedules }: Config<"base" | "schedules">): VerifySchedule {
  return createVerifySchedule(secretKeys(base), base, schedules);
}

/** Where the label of an order's parcel can be had, for those who may; the order's id is appended. */
export function labelsUrl(base: BaseConfig): string {
  return `${base.SUPABASE_URL}/functions/v1/shipping/labels`;
}
