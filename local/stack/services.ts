import { createDependencyCheck } from "../../functions/health/dependencies.ts";
import { providersOf } from "../../functions/jobs/providers.ts";
import { callbackSecrets, databaseOf, labelsUrl, scheduled } from "../../shared/boot.ts";
import { featuresOff, loadConfig, SLICES } from "../../shared/config.ts";
import type { Environment } from "../../shared/config.ts";
import { whenOn } from "../../shared/features.ts";
import type { DatabaseClients } from "../../shared/db/client.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createResolver } from "../../functions/ai/fetch_public.ts";
import { visionOf } from "../../functions/ai/openai_vision.ts";
import { createWatch } from "../../shared/providers/watch.ts";
import { keyHeaders, secretKeys } from "../../shared/keys.ts";
import { createRouter } from "../../shared/http/router.ts";
import { CHAIN } from "../../shared/http/chain.ts";
import type { CallLink } from "../../shared/http/chain.ts";
import { createPortal } from "../../shared/providers/portal.ts";
import { payoutTermsOf } from "../../functions/finance-inbox/drain.ts";
import type { Handler } from "../gateway/gateway.ts";
import { apps } from "./apps.ts";

/** Nothing else needs the connections, and racing calls in tests find them open. */
const IDLE_SECONDS = 20;

export interface Services {
  functions: Record<string, Handler>;
  db: DatabaseClients;
}

/**
 * All edge functions in one process. `triggerJobs` replaces production's call of /jobs/run; `reportMs` is the interval
 * of provider reports, and `around` wraps the code's database.
 */
export function createServices(
  environment: Environment,
  log: Deps["log"],
  triggerJobs: () => void,
  reportMs?: number,
  around = (db: DatabaseClients): DatabaseClients => db,
): Services {
  const config = loadConfig(environment, SLICES);
  const { base } = config;
  const db = around(databaseOf(base, log, IDLE_SECONDS));
  const watch = createWatch(db, log, reportMs);
  // Like over the network, but in this process.
  const callLink: CallLink = (path, chain) => {
    const headers = { ...keyHeaders(secretKeys(base)[0]!), [CHAIN]: chain };
    const request = new Request(base.SUPABASE_URL + path, { method: "POST", headers });
    const call = async () => functions[path.split("/")[1]!]!(request);
    call().catch((error) => log("link_lost", { path, error }));
  };
  const deps = {
    db,
    log,
    triggerJobs,
    version: base.APP_VERSION,
    secretKeys: secretKeys(base),
    checkDependencies: createDependencyCheck(db, featuresOff(config)),
    ...providersOf(config, { db, log }, watch),
    payoutLinkFee: config.payouts.PAYOUT_LINK_FEE_IDR,
    labelsUrl: labelsUrl(base),
    quoteSecrets: config.quotes.SHIPPING_QUOTE_SECRET,
    secrets: callbackSecrets(config),
    vision: visionOf(config.vision, watch),
    web: { resolve: createResolver(Deno.resolveDns), fetch },
    ...scheduled(config, log),
    callLink,
    portal: whenOn(config.portal, createPortal),
    portalSecrets: whenOn(config.portal, (portal) => portal.FINANCE_PORTAL_SECRET),
    payoutTerms: payoutTermsOf(config),
    brandName: config.brand.BRAND_NAME,
  };
  const functions: Record<string, Handler> = Object.fromEntries(
    Object.entries(apps).map(([name, { endpoints, own }]) => [
      name,
      createRouter(endpoints, { ...deps, ...own?.(deps) }, base).fetch,
    ]),
  );
  return { functions, db };
}
