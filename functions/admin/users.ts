import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { normalisePhone } from "../../shared/domain/phone.ts";
import { accountStatus } from "../../shared/domain/profile.ts";
import { STAFF_ROLES } from "./schemas/staff.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { flag, longPageOf, page, span } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

const KTP = ["none", "pending", "approved", "rejected"] as const;

const line = z.object({
  id: z.uuid(),
  username: z.string(),
  full_name: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable().meta({ description: "Masked", example: "+62•••34" }),
  email: z.string().nullable().meta({ description: "Masked", example: "s•••@•••" }),
  account_status: accountStatus,
  payouts_blocked_until: wireTime.nullable(),
  live_banned: z.boolean(),
  ktp_status: z.enum(KTP),
  roles: z.array(z.enum(STAFF_ROLES)),
  sold_count: z.int(),
  rating_count: z.int(),
  deleted_at: wireTime.nullable(),
  created_at: wireTime,
}).meta({ id: "UserLine" });

export const users = endpoint({
  id: "admin_users",
  method: "GET",
  path: "/admin/users",
  title: "List users",
  description: "Newest first, by status, identity check or name. Phone and e-mail address are " +
    "masked; `POST /admin/disclosures` opens them. A search by phone is audited and one of `disclosures_per_day`.",
  auth: staff("ops_admin"),
  request: {
    query: z.object({
      q: z.string().normalize().trim().min(3).max(100).optional()
        .meta({ description: "Any part of the username or the full name", example: "siregar" }),
      phone: z.string().max(40).transform((text) => normalisePhone(text) ?? text).optional()
        .meta({
          description:
            "The complete number in any notation. Answers up to 100 owners, without paging",
          example: "0812-3456-7890",
        }),
      user_id: uuid.optional().meta({ description: "Only this user" }),
      status: accountStatus.optional().meta({ description: "Only with this status" }),
      ktp: z.enum(KTP).optional().meta({
        description: "Only users whose identity check stands so",
      }),
      live_banned: flag.optional().meta({ description: "Only users who may not, or may, go live" }),
      ...span,
      ...page(),
    }),
  },
  response: { status: 200, schema: longPageOf(line) },
  reasons: ["too_many_disclosures"],
  limit: "user_searches",
  handler: async ({ query: { limit, offset, ...filters }, client, audit }) =>
    ok(await client.call("api.admin_users", { filters, limit, offset, audit })),
});
