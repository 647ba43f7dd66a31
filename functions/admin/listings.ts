import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { flag, longCursorPageOf, span, staffPage } from "../../shared/http/pagination.ts";
import { listingLine } from "./schemas/listing.ts";

export const listings = endpoint({
  id: "admin_listings",
  method: "GET",
  path: "/admin/listings",
  title: "List listings for staff",
  description: "Newest first, sold, removed and hidden ones too; no deleted ones. Next: `PUT " +
    "/admin/listings/{id}/hide`.",
  auth: staff("ops_admin"),
  request: {
    query: z.object({
      q: z.string().normalize().trim().min(3).max(100).optional()
        .meta({ description: "Any part of the title", example: "batik" }),
      user_id: userKey.optional().meta({
        description: "Only those of this seller, by id or username",
      }),
      hidden: flag.optional().meta({ description: "Only those that staff hide, or do not" }),
      ...span,
      ...staffPage("number"),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(listingLine) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_listings", { filters, limit, offset }),
});
