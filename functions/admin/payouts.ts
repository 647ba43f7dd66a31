import * as z from "zod";
import { userKey, uuid } from "../../shared/domain/id.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { withdrawal, withdrawalStatus } from "../../shared/domain/withdrawal.ts";
import { csv, listOrFile } from "./csv.ts";
import type { Listed } from "./csv.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, sortByTime, span } from "../../shared/http/pagination.ts";

const payout = withdrawal.extend({
  user_id: z.uuid(),
  username: z.string(),
  provider_status: z.string().nullable().meta({ description: "Status at the provider" }),
  attempts: z.int().meta({ description: "Number of requests for the link" }),
  flips: z.int().meta({
    description: "How often the provider changed the outcome after the hold had ended",
  }),
  last_error: z.string().nullable().meta({ description: "The error of the last failed attempt" }),
  next_try: wireTime.nullable().meta({ description: "When the provider is asked again" }),
  cases: z.array(z.string()).meta({ description: "Kinds of open staff cases" }),
}).meta({
  id: "Payout",
  example: {
    status: "LINK_CREATED",
    fee: 2_500,
    net: 237_500,
    recipient_email: "s•••@•••",
    payout_url: "•••",
    provider_status: "ACCEPTED",
    flips: 0,
    cases: [],
  },
});

const COLUMNS = [
  "id",
  "created_at",
  "updated_at",
  "username",
  "user_id",
  "status",
  "amount",
  "fee",
  "net",
  "provider_payout_id",
  "provider_status",
  "failure_reason",
];

export const payouts = endpoint({
  id: "admin_payouts",
  method: "GET",
  path: "/admin/payouts",
  title: "List payouts",
  description: "Withdrawals, newest first, as JSON or CSV, with recipient and link masked: `POST " +
    "/admin/disclosures` opens them. Next: resolve, void or decide one.",
  auth: staff("administrator"),
  request: {
    query: listOrFile({
      withdrawal_id: uuid.optional().meta({ description: "Only the withdrawal with this id" }),
      provider_payout_id: z.string().max(100).optional().meta({
        description: "Only the withdrawal with this id at the provider",
      }),
      status: withdrawalStatus.optional().meta({ description: "Only with this status" }),
      user_id: userKey.optional().meta({
        description: "Only withdrawals of this user, by id or username",
      }),
      sort: sortByTime,
      ...span,
    }),
  },
  response: { status: 200, schema: longCursorPageOf(payout) },
  csv: true,
  handler: async ({ query: { format, ...query }, client }) => {
    const data = await client.call("api.admin_payouts", { query }) as Listed;
    return format === "csv" ? csv("payouts", COLUMNS, data.items, data) : data;
  },
});
