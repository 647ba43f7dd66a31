/** Everything that the market keeps about the caller, in one answer. */
import * as z from "zod";
import { listing } from "../../shared/domain/listing.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { order } from "../../shared/domain/order.ts";
import { ownProfile } from "../../shared/domain/profile.ts";
import { report } from "../../shared/domain/report.ts";
import { review } from "../../shared/domain/review.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

const everything = z.object({
  exported_at: wireTime,
  profile: ownProfile,
  orders: z.object({
    as_buyer: z.array(order),
    as_seller: z.array(order),
    total_as_buyer: z.int(),
    total_as_seller: z.int(),
  }),
  wallet: z.object({
    balance: z.object({ available: rupiah, held: rupiah, in_escrow: rupiah }),
    transactions: z.array(z.record(z.string(), z.json())),
  }),
  listings: z.array(listing.extend({ deleted_at: wireTime.nullable() })),
  likes: z.array(z.object({ listing_id: z.uuid(), created_at: wireTime })),
  reviews_written: z.array(review.extend({ order_id: z.uuid() })),
  reviews_received: z.array(review),
  reports_made: z.array(report.omit({ id: true })),
  notifications: z.array(z.object({
    kind: z.string(),
    category: z.string(),
    data: z.json(),
    read_at: wireTime.nullable(),
    created_at: wireTime,
  })),
  days_active: z.array(z.iso.date().meta({ example: "2026-11-21" })).meta({
    description: "In Asia/Jakarta",
  }),
}).meta({ id: "PersonalData" });

export const exportAll = endpoint({
  id: "auth_export",
  method: "GET",
  path: "/auth/me/export",
  auth: member,
  summary: "Read everything that the market keeps about you.",
  response: { status: 200, schema: everything },
  refusals: ["RATE_LIMITED"],
  handler: async ({ door }) => ok(await door.call("auth_export", {})),
});
