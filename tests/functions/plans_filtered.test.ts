/**
 * A list reads no whole table either with each filter that has many matches, few, or none, or of a long history. For
 * those of staff that grow with the orders: admin/list_pages.test.ts.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { registry } from "../../local/stack/apps.ts";
import { LAST_STAFF_OFFSET } from "../../shared/http/pagination.ts";
import { useDatabase } from "../support/database.ts";
import { endpointPlans } from "../support/endpoint_plans.ts";
import { fillTables, keyOf, USERS } from "../support/plan_rows.ts";

/** More than a staff list counts. */
const ROWS = 12_000;
const STAFFS = [
  "public.profiles",
  ...[
    "audit_log",
    "disputes",
    "provider_events",
    "reconciliation_differences",
    "seller_reviews",
    "staff_cases",
    "vouchers",
  ].map((name) => `private.${name}`),
];

/** Of which one user has half. */
const MANY_ROWS = 60_000;
const MEMBERS = [
  ...["likes", "listings", "orders", "notifications"].map((name) => `public.${name}`),
  ...["approvals", "boost_purchases", "blocks", "conversations", "follows", "offers", "withdrawals"]
    .map((name) => `private.${name}`),
];

type Query = Record<string, string>;

/** Nearly all rows have the last value of an enum, and a text is one of 500. */
const FILTERS: Record<string, Query[]> = {
  admin_audit: [
    { role: "administrator" },
    { role: "ops_admin" },
    { kind: "change" },
    { target_type: "text 331" },
    { target_type: "none" },
  ],
  admin_cases: [{ status: "all", kind: "overdue" }, { status: "closed", kind: "none" }],
  admin_disputes: [{ status: "resolved" }, { status: "all" }, { status: "all", sort: "oldest" }],
  admin_vouchers_list: [{}, { active: "true" }, { active: "false" }],
  admin_reconciliation: [{ status: "reversed" }, { status: "all" }, { status: "approved" }],
  admin_seller_reviews: [{ status: "closed" }, { status: "all" }],
  admin_webhooks: [
    { status: "all", outcome: "text 331" },
    { status: "all", outcome: "unconfirmed" },
    { status: "all", provider: "text 331" },
    { status: "all", provider: "payout" },
  ],
};

/** Matches that staff have counted, and a page far down, each with as many rows that do not match. */
const MOST = 2 * (1_001 + 1_020);
const MOST_SORTED = 1_001;

const halfOf = `case when n % 2 = 0 then ${keyOf(USERS, 1)} else ${keyOf(USERS, "n")} end`;

/** One user has half of all that has an owner. */
const SKEWED = {
  "public.orders.seller_id": halfOf,
  "public.listings.seller_id": halfOf,
  "private.offers.seller_id": halfOf,
  "private.conversations.seller_id": halfOf,
  "private.conversations.seller_sees": "n % 20 <> 0",
  "private.blocks.blocker_id": halfOf,
  "private.follows.followed_id": halfOf,
  "public.likes.user_id": halfOf,
  "public.notifications.user_id": halfOf,
  "private.withdrawals.user_id": halfOf,
  "private.boost_purchases.seller_id": halfOf,
  "private.vouchers.active": "n % 100 = 0",
};

const database = useDatabase();
let plans: Awaited<ReturnType<typeof endpointPlans>>;
beforeAll(async () => {
  const rows = (table: string) => MEMBERS.includes(table) ? MANY_ROWS : ROWS;
  await fillTables(database.admin, rows, { only: [...STAFFS, ...MEMBERS], own: SKEWED });
  plans = await endpointPlans(database);
}, 600_000);
afterAll(async () => {
  await plans?.close();
});

const run = (id: string, query: Query) => {
  const endpoint = Object.values(registry).flat().find((each) => each.id === id)!;
  return plans.of(endpoint, query);
};

const filtered = Object.entries(FILTERS).flatMap(([id, all]) =>
  all.flatMap((
    query,
  ) => [{ id, query }, { id, query: { ...query, offset: String(LAST_STAFF_OFFSET) } }])
);

test.each(filtered)("$id with $query reads what it counts and its page", async ({ id, query }) => {
  for (const { touched, sorted } of await run(id, query)) {
    expect(touched).toBeLessThanOrEqual(MOST);
    expect(sorted).toBeLessThanOrEqual(MOST_SORTED);
  }
});

/** Index entries of one page: what a member's list of 30,000 rows is counted and filtered by. */
const ENTRIES = 60;

/** A page of results in several statements, which were planned before. */
const PAGES = 800;

const HALF: { id: string; query: Query; scans: number }[] = [
  { id: "listings_user", query: {}, scans: 1 },
  { id: "listings_user", query: { status: "reserved" }, scans: 2 },
  { id: "orders_my", query: {}, scans: 1 },
  { id: "orders_my", query: { status: "READY_TO_SHIP" }, scans: 2 },
  { id: "offers_list", query: {}, scans: 1 },
  { id: "offers_list", query: { offset: "29000" }, scans: 1 },
  { id: "offers_list", query: { status: "open" }, scans: 1 },
  { id: "offers_list", query: { listing_id: "00000000-0000-4000-8000-000000000001" }, scans: 1 },
  { id: "conversations_list", query: {}, scans: 1 },
  { id: "conversations_list", query: { offset: "24000" }, scans: 1 },
  { id: "auth_blocks", query: {}, scans: 1 },
  { id: "auth_blocks", query: { offset: "29000" }, scans: 1 },
  { id: "auth_followers", query: {}, scans: 1 },
  { id: "notifications_list", query: {}, scans: 1 },
  { id: "wallet_withdrawals_list", query: {}, scans: 1 },
  { id: "boosts_list", query: {}, scans: 1 },
  { id: "admin_approvals", query: {}, scans: 2 },
  { id: "admin_approvals", query: { status: "expired" }, scans: 2 },
  { id: "admin_approvals", query: { status: "all", kind: "setting" }, scans: 2 },
  { id: "admin_approvals", query: { status: "all", mine: "true" }, scans: 2 },
];

test.each(HALF)(
  "$id reads an index, of 30,000 rows of a member or 60,000 of staff, with $query",
  async ({ id, query, scans }) => {
    // So that the second does not read the catalogs.
    await run(id, query);
    const work = await run(id, query);
    for (const { pages, sorted } of work) {
      const most = PAGES + scans * MANY_ROWS / 2 / ENTRIES;
      expect(pages).toBeLessThanOrEqual(most);
      // The list of staff sorts the ids that it counts.
      expect(sorted).toBeLessThanOrEqual(id === "admin_approvals" ? MOST_SORTED : 200);
    }
  },
);

/** Likes that are counted, and those before and on a page far down; a listing in fifty is deleted. */
const LIKES = Math.ceil((10_001 + 9_021) / 0.95);

const LIKED: Query[] = [{}, { offset: "9000" }];

test.each(LIKED)(
  "listings_liked looks up one listing for each like that it counts or skips, with %o",
  async (query) => {
    const work = await run("listings_liked", query);
    for (const { touched, wholeTables, answer } of work) {
      expect(answer).toMatchObject({ total: 10_000, total_is_minimum: true });
      expect(wholeTables).toEqual([]);
      expect(touched).toBeLessThanOrEqual(2 * LIKES);
    }
  },
);
