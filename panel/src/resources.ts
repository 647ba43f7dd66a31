/** The lists of the panel. */
import { to } from "./address.ts";
import { amountOf } from "./approvals.ts";
import { isClosable, linksOfCase } from "./cases.ts";
import type { Resource } from "./resource.ts";
import type { Action, Row } from "./types.ts";

/** The key of a row: a spelling and a member of staff have no id. */
export const keyOf = ({ id, user_id, kind, alias }: Row): string =>
  String(id ?? (alias ? `${kind}/${alias}` : user_id));

const on = (row: Row, ...operations: string[]): Action[] =>
  operations.map((operation) => ({ operation, path: { id: row.id }, leaves: row.id }));
/** To decide it alone for a while, and to let others decide it again. */
export const claimsOf = (
  target_type: "case" | "dispute",
  { id: target_id, claimed_by_username }: Row,
): Action[] => [
  { operation: "admin_claims", fixed: { target_type, target_id, released: false } },
  {
    operation: "admin_claims",
    fixed: { target_type, target_id, released: true },
    title: "releaseClaim",
    only: claimed_by_username,
  },
];
/** Hides a listing, or shows it again. */
const hidingOf = (id: string, hidden_at: string | null): Action => ({
  operation: "admin_listings_hide",
  path: { id },
  fixed: { hidden: !hidden_at },
  title: hidden_at ? "restoreListing" : undefined,
});
/** The waiting time of a row. */
const ageFrom = (since: string) => ({ age: (row: Row) => row[since] });
const when = (is: boolean, actions: Action[]) => is ? actions : [];

/** For a line of kind read: the opened fields, and the first person concerned. */
const OPENING: Resource["made"] = {
  opened: ({ after }) => after?.read,
  user_id: ({ after }) => after?.user_ids?.[0],
};
const orderOf = (row: Row) => to(`order/${row.order_id}`);
const UNPAID = ["HELD", "LINK_CREATED"];

export const resources = {
  orders: {
    list: "admin_orders",
    columns: ["reference", "status", "listing_title", "buyer_username", "seller_username", "total"]
      .concat("created_at"),
    page: (row) => to(`order/${row.id}`),
  },
  disputes: {
    list: "admin_disputes",
    columns: ["order_reference", "reason", "opened_by", "total", "age", "claimed_by_username"]
      .concat("status"),
    made: ageFrom("opened_at"),
    page: orderOf,
  },
  ktp: {
    list: "admin_ktp_pending",
    columns: ["username", "full_name", "rejected_before", "age"],
    made: ageFrom("submitted_at"),
    page: (row) => to(`check/${row.id}`),
  },
  approvals: {
    list: "admin_approvals",
    columns: ["kind", "user_id", "order_id", "proposed_by_username", "age", "amount", "reason"]
      .concat("status"),
    made: {
      ...ageFrom("proposed_at"),
      amount: amountOf,
      user_id: ({ request }) => request.user_id,
      order_id: ({ request }) => request.order_id,
    },
    page: (row) => to(`approval/${row.id}`),
  },
  cases: {
    list: "admin_cases",
    columns: ["kind", "order_reference", "age", "claimed_by_username", "status"],
    made: ageFrom("opened_at"),
    actions: (row) => [
      ...when(row.status === "open", claimsOf("case", row)),
      ...when(isClosable(row), on(row, "admin_cases_close")),
      ...when(row.status === "open" && row.kind === "refund_pending", [
        { operation: "admin_refunds_decide", path: { id: row.details?.refund_id } },
      ]),
    ],
    runbook: ({ kind }) => kind,
    links: linksOfCase,
  },
  users: {
    list: "admin_users",
    columns: ["username", "full_name", "phone", "email", "account_status", "ktp_status"]
      .concat("created_at"),
    page: ({ id }) => to(`person/${id}`),
    opens: ({ id }) => ({ target_type: "user", target_id: id, fields: ["phone", "email"] }),
    actions: ({ id, account_status, payouts_blocked_until, live_banned }) => [
      {
        operation: "admin_accounts",
        path: { userId: id },
        initial: { account_status, payouts_blocked_until },
        changes: id,
      },
      ...live_banned ? [{ operation: "admin_accounts_live_unban", path: { userId: id } }] : [],
      { operation: "admin_growth_boosts", fixed: { seller_id: id } },
      { operation: "admin_adjustments", fixed: { user_id: id } },
      { operation: "admin_roles_grant", fixed: { user_id: id } },
    ],
  },
  payouts: {
    list: "admin_payouts",
    columns: ["username", "amount", "net", "status", "last_error", "created_at"],
    opens: ({ id }) => ({
      target_type: "withdrawal",
      target_id: id,
      fields: ["recipient_email", "payout_url"],
    }),
    actions: (row) => [
      ...when(row.status === "HELD", on(row, "admin_payouts_settle")),
      ...when(row.status === "LINK_CREATED", on(row, "admin_payouts_void")),
      ...when(UNPAID.includes(row.status), on(row, "admin_payouts_decide")),
    ],
  },
  reconciliation: {
    list: "admin_reconciliation",
    columns: [
      "statement",
      "reference",
      "problem",
      "provider_amount",
      "ledger_amount",
      "difference",
      "age",
      "status",
    ],
    made: ageFrom("created_at"),
    actions: (row) => [
      ...when(row.status === "open", on(row, "admin_reconciliation_approve")),
      ...when(row.status === "approved", on(row, "admin_reconciliation_reverse")),
    ],
  },
  suspense: {
    list: "admin_suspense",
    columns: ["kind", "order_reference", "amount", "age", "status"],
    made: ageFrom("created_at"),
    actions: (row) =>
      when(
        row.status === "open",
        on(row, "admin_suspense_refund", "admin_suspense_apply", "admin_suspense_close"),
      ),
  },
  ledger: {
    list: "admin_ledger",
    columns: ["kind", "order_reference", "amount", "event_at"],
    made: {
      amount: ({ entries }) =>
        entries.reduce((sum: number, { amount }: Row) => sum + Math.max(0, amount), 0),
    },
  },
  shipments: {
    list: "admin_shipments",
    columns: ["order_reference", "direction", "courier_code", "tracking_number", "status"]
      .concat("created_at"),
    actions: (row) => when(!row.shipper_order_id, on(row, "admin_shipments_decide")),
  },
  chargebacks: {
    list: "admin_chargebacks",
    columns: ["reference", "amount", "age", "status", "outcome"],
    made: ageFrom("created_at"),
    actions: (row) =>
      when(["announced", "open"].includes(row.status), on(row, "admin_chargebacks_decide")),
  },
  reports: {
    list: "admin_reports",
    columns: ["username", "reason", "listing_title", "age", "status"],
    made: ageFrom("opened_at"),
    bulk: {
      operation: "admin_reports_close",
      fixed: { outcome: "dismissed" },
      title: "dismissReports",
      when: ({ status }) => status === "open",
    },
    actions: (row) => [
      ...when(row.listing_id, [hidingOf(row.listing_id, row.listing_hidden_at)]),
      ...when(row.status === "open", on(row, "admin_reports_close")),
    ],
  },
  listings: {
    list: "admin_listings",
    columns: [
      "title",
      "photo_url",
      "price",
      "seller_username",
      "status",
      "hidden_at",
      "created_at",
    ],
    actions: (row) => [hidingOf(row.id, row.hidden_at)],
  },
  "hidden-reviews": {
    list: "admin_reviews",
    columns: ["seller_username", "reviewer_username", "rating", "comment", "hidden_at"],
    actions: ({ id }) => [{
      operation: "admin_reviews_hide",
      path: { id },
      fixed: { hidden: false },
      title: "restoreReview",
      leaves: id,
    }],
  },
  conversations: {
    list: "admin_conversations",
    columns: ["listing_title", "buyer_username", "seller_username", "message_count", "age"],
    made: ageFrom("reported_at"),
    page: ({ id }) => to(`conversation/${id}`),
  },
  "seller-reviews": {
    list: "admin_seller_reviews",
    columns: ["seller_username", "age", "status", "verdict"],
    made: ageFrom("opened_at"),
    actions: (row) => when(row.status === "open", on(row, "admin_seller_reviews_close")),
  },
  "live-streams": {
    list: "admin_live_streams",
    columns: ["title", "host_name", "status", "viewers", "started_at"],
    actions: (row) =>
      ["admin_live_streams_end", "admin_live_streams_ban"]
        .map((operation) => ({ operation, path: { streamId: row.id }, leaves: row.id })),
  },
  vouchers: {
    list: "admin_vouchers_list",
    columns: ["code", "kind", "value", "used", "total_limit", "active", "ends_at"],
    create: [{ operation: "admin_vouchers_create" }],
    actions: (row) => [{
      operation: "admin_vouchers_update",
      path: { id: row.id },
      initial: row,
      changes: row.id,
    }],
  },
  spellings: {
    list: "admin_facets_aliases",
    columns: ["kind", "alias", "key"],
    create: [{ operation: "admin_facets_aliases_set" }],
    actions: (row) => [{
      operation: "admin_facets_aliases_delete",
      path: { kind: row.kind, alias: row.alias },
      leaves: keyOf(row),
    }],
  },
  jobs: {
    list: "admin_jobs",
    columns: ["kind", "attempts", "last_error", "due_at", "dead_at"],
    create: [{ operation: "admin_jobs_redrive_matching" }, {
      operation: "admin_outbox_redrive_matching",
    }],
    actions: (row) => on(row, "admin_jobs_redrive"),
  },
  webhooks: {
    list: "admin_webhooks",
    columns: ["provider", "reference", "outcome", "attempts", "error", "received_at"],
    create: [{ operation: "admin_webhooks_redrive_matching" }],
    actions: (row) => on(row, "admin_webhooks_redrive"),
  },
  roles: {
    list: "admin_roles",
    columns: ["username", "roles", "account_status", "since"],
    actions: ({ user_id, roles }) =>
      roles.map((role: string) => ({
        operation: "admin_roles_revoke",
        path: { userId: user_id, role },
      })),
  },
  audit: {
    list: "admin_audit",
    columns: ["at", "actor_username", "role", "action", "target_type", "reason"],
  },
  opened: {
    list: "admin_audit",
    fixed: ({ id }) => ({ kind: "read", actor_id: id }),
    columns: ["at", "opened", "target_type", "user_id", "reason"],
    made: OPENING,
  },
  looked: {
    list: "admin_audit",
    role: "superadmin",
    fixed: () => ({ kind: "read" }),
    columns: ["at", "actor_username", "opened", "target_type", "user_id", "reason"],
    made: OPENING,
  },
} satisfies Record<string, Resource> as Record<string, Resource>;
