/** Admin: what staff see and do, each route open to the roles it names. */
import type { BaseConfig } from "../../shared/config.ts";
import type { Deps } from "../../shared/http/endpoint.ts";
import { createRouter } from "../../shared/http/router.ts";
import { accountsLiveUnban } from "./accounts_live_unban.ts";
import { audit } from "./audit.ts";
import { discovery } from "./discovery.ts";
import { disputes } from "./disputes.ts";
import { disputesResolve } from "./disputes_resolve.ts";
import { jobsRedrive } from "./jobs_redrive.ts";
import { growthBoosts } from "./growth_boosts.ts";
import { liveStreams } from "./live_streams.ts";
import { liveStreamsBan } from "./live_streams_ban.ts";
import { liveStreamsEnd } from "./live_streams_end.ts";
import { ordersRefund } from "./orders_refund.ts";
import { outboxRedrive } from "./outbox_redrive.ts";
import { reliability } from "./reliability.ts";
import { sellerReviews } from "./seller_reviews.ts";
import { sellerReviewsClose } from "./seller_reviews_close.ts";

export const endpoints = [
  audit,
  disputes,
  disputesResolve,
  ordersRefund,
  reliability,
  jobsRedrive,
  outboxRedrive,
  sellerReviews,
  sellerReviewsClose,
  liveStreams,
  liveStreamsEnd,
  liveStreamsBan,
  accountsLiveUnban,
  discovery,
  growthBoosts,
];

export const createApp = (deps: Deps, config: BaseConfig) => createRouter(endpoints, deps, config);
