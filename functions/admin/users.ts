import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { normalisePhone } from "../../shared/domain/phone.ts";
import { accountStatus } from "../../shared/domain/profile.ts";
import { KTP_STANDINGS, userLine } from "./schemas/user.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { flag, longCursorPageOf, span, staffPage } from "../../shared/http/pagination.ts";

export const users = endpoint({
  id: "admin_users",
  method: "GET",
  path: "/admin/users",
  title: "List users",
  description: "Newest first, by status, identity check or name. Phone and e-mail address are " +
    "masked; `POST /admin/disclosures` opens them. A search by phone or e-mail address is audited and one of `disclosures_per_day`.",
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
      email: z.string().trim().min(3).max(254).optional().meta({
        description: "The complete e-mail address, in any case. Answers as `phone` does",
        example: "sari@example.com",
      }),
      user_id: userKey.optional().meta({ description: "Only this user, by id or username" }),
      status: accountStatus.optional().meta({ description: "Only with this status" }),
      ktp: z.enum(KTP_STANDINGS).optional().meta({
        description: "Only users whose identity check stands so",
      }),
      live_banned: flag.optional().meta({ description: "Only users who may not, or may, go live" }),
      ...span,
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(userLine) },
  reasons: ["too_many_disclosures"],
  limit: "user_searches",
  handler: ({ query, client, audit }) => client.call("api.admin_users", { query, audit }),
});
