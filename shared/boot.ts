import { externalUrl, loadConfig } from "./config.ts";
import type { BaseConfig, Config, Environment, Slice } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import type { DatabaseClients } from "./db/client.ts";
import { Off, whenOn } from "./features.ts";
import type { Deps, Endpoint } from "./http/endpoint.ts";
import { createRouter } from "./http/router.ts";
import { createVerifySchedule } from "./http/schedule.ts";
import { keyHeaders, secretKeys } from "./keys.ts";
import { createLog } from "./log.ts";
import type { Log } from "./log.ts";
import { createWatch } from "./providers/watch.ts";
import type { Watch } from "./providers/watch.ts";
import { createCallLink } from "./http/chain.ts";
import { oncePer } from "./concurrency/once_per.ts";

/**
 * Called once by each index.ts. Throws an Error that names every problem of the configuration. A feature that is
 * configured by half is off and logged: `npm run deploy` rejects it, but a secret can be changed later.
 */
export function boot<S extends Slice = never>(
  environment: Environment,
  ...slices: S[]
): { deps: Deps; config: Config<S | "base">; watch: Watch; route: Route } {
  const wanted = ["base", ...slices] as (S | "base")[];
  const config = loadConfig(environment, wanted, { tolerant: true });
  const log = createLog((line) => console.log(line));
  for (const off of Object.values(config)) {
    if (off instanceof Off && off.problem !== null) log("feature_misconfigured", { ...off });
  }
  const { base } = config as Config<"base">;
  const db = databaseOf(base, log);
  const deps = { db, log, triggerJobs: triggerJobs(base, log) };
  const route: Route = (endpoints, given) => createRouter(endpoints, given, base).fetch;
  return { config, deps, watch: createWatch(db, log), route };
}

/** Answers requests by the endpoints of a group. */
type Route = <D extends Deps>(
  endpoints: readonly Endpoint<D>[],
  deps: D,
) => ReturnType<typeof createRouter>["fetch"];

export const databaseOf = (base: BaseConfig, log: Log, idleSeconds?: number): DatabaseClients =>
  openDatabase({
    poolUrl: base.DATABASE_POOL_URL,
    publicPoolUrl: base.DATABASE_PUBLIC_POOL_URL,
    replicaPoolUrl: base.DATABASE_REPLICA_POOL_URL,
    poolSize: base.DATABASE_POOL_SIZE,
    authorities: base.DATABASE_CA_CERTIFICATE,
    idleSeconds,
    log,
  });

/** One run takes the jobs of all commits within this time. */
export const TRIGGER_MS = 50;

/**
 * Does not wait for the response. The first call of a burst triggers at once, the others together after this time. A
 * lost trigger delays jobs until the next scheduled run.
 */
function triggerJobs(base: BaseConfig, log: Deps["log"]): Deps["triggerJobs"] {
  const [key] = secretKeys(base);
  if (!key) return () => {};
  const request = { method: "POST", headers: keyHeaders(key) };
  return oncePer(TRIGGER_MS, () =>
    fetch(`${base.SUPABASE_URL}/functions/v1/jobs/run`, request)
      .then((response) => response.body?.cancel())
      .catch((error) => log("trigger_failed", { error })));
}

/** For functions called by a schedule. */
export const scheduled = ({ base, schedules }: Config<"base" | "schedules">, log: Log) => ({
  verifySchedule: createVerifySchedule(secretKeys(base), base, schedules),
  callLink: createCallLink(base, log),
});

/** The secrets of quotes, and the URL of labels. */
export const quoting = ({ base, quotes }: Config<"base" | "quotes">) => ({
  labelsUrl: labelsUrl(base),
  quoteSecrets: quotes.SHIPPING_QUOTE_SECRET,
});

export const callbackSecrets = ({ webhooks, mail }: Config<"webhooks" | "mail">) => ({
  ...webhooks,
  RESEND_WEBHOOK_SECRET: whenOn(mail, (settings) => settings.RESEND_WEBHOOK_SECRET),
});

/** The prefix of GET /shipping/labels/:orderId; the order's id is appended. */
export function labelsUrl(base: BaseConfig): string {
  return `${externalUrl(base)}/functions/v1/shipping/labels`;
}
