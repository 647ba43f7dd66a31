/** Every edge function in one process, wired as their index.ts files wire them one by one. */
import * as admin from "../../functions/admin/app.ts";
import * as ai from "../../functions/ai/app.ts";
import * as auth from "../../functions/auth/app.ts";
import * as financeInbox from "../../functions/finance-inbox/app.ts";
import * as financeOutbox from "../../functions/finance-outbox/app.ts";
import * as finances from "../../functions/finances/app.ts";
import * as boosts from "../../functions/boosts/app.ts";
import * as feed from "../../functions/feed/app.ts";
import * as health from "../../functions/health/app.ts";
import { createAskDependencies } from "../../functions/health/dependencies.ts";
import * as internal from "../../functions/internal/app.ts";
import * as jobs from "../../functions/jobs/app.ts";
import * as ktp from "../../functions/ktp/app.ts";
import { providersOf } from "../../functions/jobs/providers.ts";
import * as listings from "../../functions/listings/app.ts";
import * as liveStreams from "../../functions/live-streams/app.ts";
import * as notifications from "../../functions/notifications/app.ts";
import * as orders from "../../functions/orders/app.ts";
import * as payments from "../../functions/payments/app.ts";
import * as push from "../../functions/push/app.ts";
import * as reviews from "../../functions/reviews/app.ts";
import * as search from "../../functions/search/app.ts";
import * as shipping from "../../functions/shipping/app.ts";
import * as wallet from "../../functions/wallet/app.ts";
import * as webhooks from "../../functions/webhooks/app.ts";
import { labelsUrl, ownPhotoPrefix, verifyTick } from "../../shared/boot.ts";
import { loadConfig } from "../../shared/config.ts";
import type { Environment } from "../../shared/config.ts";
import { openDoors } from "../../shared/db/doors.ts";
import type { Doors } from "../../shared/db/doors.ts";
import type { Deps, Endpoint } from "../../shared/http/endpoint.ts";
import { createResolver } from "../../functions/ai/fetch_public.ts";
import { createOpenAiVision } from "../../functions/ai/openai_vision.ts";
import { createPortal } from "../../shared/providers/portal.ts";
import { payoutTermsOf } from "../../functions/finance-inbox/drain.ts";
import type { Handler } from "../gateway/gateway.ts";

/** All endpoints of the service, group by group. */
export const registry: Readonly<Record<string, readonly Endpoint[]>> = {
  health: health.endpoints,
  auth: auth.endpoints,
  listings: listings.endpoints,
  search: search.endpoints,
  feed: feed.endpoints,
  boosts: boosts.endpoints,
  shipping: shipping.endpoints,
  orders: orders.endpoints,
  payments: payments.endpoints,
  ai: ai.endpoints,
  ktp: ktp.endpoints,
  reviews: reviews.endpoints,
  wallet: wallet.endpoints,
  webhooks: webhooks.endpoints,
  jobs: jobs.endpoints,
  notifications: notifications.endpoints,
  push: push.endpoints,
  admin: admin.endpoints,
  internal: internal.endpoints,
  finances: finances.endpoints,
  "finance-outbox": financeOutbox.endpoints,
  "finance-inbox": financeInbox.endpoints,
  "live-streams": liveStreams.endpoints,
};

export interface Services {
  functions: Record<string, Handler>;
  db: Doors;
}

/** Builds the functions from one environment. `nudge` is called where production would post to the jobs function. */
export function createServices(
  environment: Environment,
  log: Deps["log"],
  nudge: () => void,
): Services {
  const config = loadConfig(environment, [
    "base",
    "payments",
    "payouts",
    "shipping",
    "quotes",
    "webhooks",
    "portal",
    "schedules",
    "qstash",
    "brand",
    "mail",
    "push",
    "vision",
  ]);
  const { base } = config;
  const db = openDoors({
    poolUrl: base.DATABASE_POOL_URL,
    publicPoolUrl: base.DATABASE_PUBLIC_POOL_URL,
    poolSize: base.DATABASE_POOL_SIZE,
  });
  const deps = {
    db,
    log,
    nudge,
    version: base.APP_VERSION,
    askDependencies: createAskDependencies(db),
    ...providersOf(config, log),
    payoutLinkFee: config.payouts.PAYOUT_LINK_FEE_IDR,
    labelsUrl: labelsUrl(base),
    quoteSecrets: config.quotes.SHIPPING_QUOTE_SECRET,
    secrets: config.webhooks,
    ownPhotoPrefix: ownPhotoPrefix(base),
    vision: createOpenAiVision(config.vision),
    web: { resolve: createResolver(Deno.resolveDns), fetch },
    verifyTick: verifyTick(config),
    portal: createPortal(config.portal),
    portalSecrets: config.portal.FINANCE_PORTAL_SECRET,
    payoutTerms: payoutTermsOf(config),
    brandName: config.brand.BRAND_NAME,
  };
  const apps = {
    health,
    auth,
    listings,
    search,
    feed,
    boosts,
    shipping,
    orders,
    payments,
    ai,
    ktp,
    reviews,
    wallet,
    webhooks,
    jobs,
    notifications,
    push,
    admin,
    internal,
    finances,
    "finance-outbox": financeOutbox,
    "finance-inbox": financeInbox,
    "live-streams": liveStreams,
  };
  const functions = Object.fromEntries(
    Object.entries(apps).map((
      [name, { createApp }],
    ) => [name, createApp(deps, base).fetch as Handler]),
  );
  return { functions, db };
}
