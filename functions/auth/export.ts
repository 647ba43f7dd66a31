import * as z from "zod";
import { address } from "../../shared/domain/address.ts";
import { boost } from "../../shared/domain/boost.ts";
import { message } from "../../shared/domain/conversation.ts";
import { fitOfCategory } from "../../shared/domain/fit.ts";
import { json, jsonObject } from "../../shared/domain/json.ts";
import { identityCheck } from "../../shared/domain/ktp.ts";
import { fullListing } from "../../shared/domain/listing.ts";
import { chatMessage, liveStream } from "../../shared/domain/live.ts";
import { rupiah, walletBalance } from "../../shared/domain/money.ts";
import { preferences } from "../../shared/domain/notification.ts";
import { offer } from "../../shared/domain/offer.ts";
import { order, orderStatus } from "../../shared/domain/order.ts";
import { ownProfile } from "../../shared/domain/profile.ts";
import { subscription } from "../../shared/domain/push.ts";
import { report } from "../../shared/domain/report.ts";
import { review } from "../../shared/domain/review.ts";
import { savedSearch } from "../../shared/domain/search.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { withdrawal } from "../../shared/domain/withdrawal.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { inPieces } from "../../shared/http/reply.ts";

/** Rows of each list in the first statement. */
const PAGE = 500;
/**
 * A later statement finds and sorts its list again, so it takes more of the smaller rows. Each takes some tenths of a
 * second.
 */
const rowsOf = (list: string) => /^(orders\.|conversations|listings)/.test(list) ? PAGE : 5_000;

const known = z.object({ user_id: z.uuid(), username: z.string(), created_at: wireTime });

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
    balance: walletBalance,
    transactions: z.array(jsonObject),
    withdrawals: z.array(withdrawal),
  }),
  boosts: z.array(boost),
  listings: z.array(fullListing.extend({ deleted_at: wireTime.nullable() })),
  likes: z.array(z.object({ listing_id: z.uuid(), created_at: wireTime })),
  follows: z.array(known),
  followers: z.array(known),
  blocks: z.array(known),
  fit: z.array(fitOfCategory.extend({ product_category: z.string() })),
  saved_searches: z.array(savedSearch),
  reviews_written: z.array(review.extend({ order_id: z.uuid() })),
  reviews_received: z.array(review),
  reports_made: z.array(report.omit({ id: true })),
  identity_checks: z.array(identityCheck).meta({
    description: "The photos themselves are not exported",
  }),
  photo_analyses: z.array(z.object({
    photo_url: z.string(),
    answer: json,
    listing_id: z.uuid().nullable(),
    listed: json,
    created_at: wireTime,
  })),
  conversations: z.array(z.object({
    id: z.uuid(),
    listing_id: z.uuid(),
    role: z.enum(["buyer", "seller"]),
    user_id: z.uuid(),
    username: z.string(),
    read_seq: z.int(),
    created_at: wireTime,
    messages: z.array(message),
  })),
  live_streams: z.array(liveStream),
  chat_messages: z.array(chatMessage),
  devices: z.array(subscription),
  notification_preferences: preferences,
  notifications: z.array(z.object({
    kind: z.string(),
    category: z.string(),
    data: json,
    read_at: wireTime.nullable(),
    created_at: wireTime,
  })),
  emails: z.array(z.object({
    kind: z.string(),
    address: z.string(),
    name: z.string(),
    data: json,
    status: z.string(),
    problem: z.string().nullable(),
    created_at: wireTime,
  })),
  order_addresses: z.array(z.object({
    order_id: z.uuid(),
    ...address.omit({ id: true, label: true, is_primary: true, created_at: true }).shape,
  })).meta({ description: "The copies of your addresses in your orders" }),
  order_reasons: z.array(z.object({
    order_id: z.uuid(),
    status: orderStatus,
    reason: z.string(),
    at: wireTime,
  })),
  settlement_offers: z.array(z.object({
    order_id: z.uuid(),
    refund_amount: rupiah,
    note: z.string().nullable(),
    created_at: wireTime,
  })),
  offers: z.array(offer),
  payout_emails: z.array(z.object({ withdrawal_id: z.uuid(), address: z.string() })),
  opened_by_staff: z.array(z.object({
    at: wireTime,
    about: z.enum(["account", "order", "withdrawal", "ktp", "conversation"]),
    about_id: z.uuid(),
    fields: z.array(z.string()),
  })).meta({
    description: "When our staff opened personal data of yours, and for which account, order, " +
      "withdrawal, identity check or conversation that you reported",
  }),
  days_active: z.array(z.iso.date().meta({ example: "2026-11-21" })).meta({
    description: "Days in Asia/Jakarta",
  }),
}).catchall(json.meta({ description: "A list of rows of another table" })).meta({
  id: "PersonalData",
  example: {
    photo_analyses: [],
    notifications: [],
    emails: [],
    payout_emails: [],
    opened_by_staff: [],
  },
});

export const exportAll = endpoint({
  id: "auth_export",
  method: "GET",
  path: "/auth/me/export",
  title: "Export your data",
  description:
    "Everything stored about you in one document, in the answer itself. A long history is " +
    "sent while it is read: if it breaks off, call again. Five calls an " +
    "hour; later ones are 429.",
  auth: member,
  response: { status: 200, schema: everything },
  limit: "export",
  handler: async ({ client }) => {
    const first = await client.call("api.auth_export", { limit: PAGE }) as object;
    return inPieces(
      first,
      PAGE,
      (list, offset) =>
        client.call("internal.export_page", { list, limit: rowsOf(list), offset }) as Promise<
          unknown[]
        >,
    );
  },
});
