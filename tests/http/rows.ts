/** What each route answers to each person: typed by hand, from what was agreed. A route without a row fails in tests/house/names.test.ts. */
import { admin } from "./rows/admin.ts";
import { adminMoney } from "./rows/admin_money.ts";
import { adminTrust } from "./rows/admin_trust.ts";
import { ai } from "./rows/ai.ts";
import { auth } from "./rows/auth.ts";
import { finance } from "./rows/finance.ts";
import { boosts } from "./rows/boosts.ts";
import { health } from "./rows/health.ts";
import { jobs } from "./rows/jobs.ts";
import { ktp } from "./rows/ktp.ts";
import { listings } from "./rows/listings.ts";
import { liveStreams } from "./rows/live-streams.ts";
import { notifications } from "./rows/notifications.ts";
import { orders } from "./rows/orders.ts";
import { payments } from "./rows/payments.ts";
import { push } from "./rows/push.ts";
import { reviews } from "./rows/reviews.ts";
import { search } from "./rows/search.ts";
import { shipping } from "./rows/shipping.ts";
import { wallet } from "./rows/wallet.ts";
import { webhooks } from "./rows/webhooks.ts";
import type { Row } from "./rows/row.ts";

export const rows: Record<string, Row> = {
  ...admin,
  ...adminMoney,
  ...adminTrust,
  ...ai,
  ...auth,
  ...finance,
  ...boosts,
  ...health,
  ...jobs,
  ...ktp,
  ...listings,
  ...liveStreams,
  ...notifications,
  ...orders,
  ...payments,
  ...push,
  ...reviews,
  ...search,
  ...shipping,
  ...wallet,
  ...webhooks,
};
