import * as z from "zod";
import { userKey } from "../../shared/domain/id.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { flag, span } from "../../shared/http/pagination.ts";
import { listingLine } from "./schemas/listing.ts";
import { staffList } from "./staff_list.ts";

export const listings = staffList({
  id: "admin_listings",
  path: "/admin/listings",
  title: "List listings for staff",
  description: "Newest first, sold, removed and hidden ones too; no deleted ones. Next: `PUT " +
    "/admin/listings/{id}/hide`.",
  auth: staff("ops_admin"),
  filters: {
    q: z.string().normalize().trim().min(3).max(100).optional()
      .meta({ description: "Any part of the title", example: "batik" }),
    user_id: userKey.optional().meta({
      description: "Only those of this seller, by id or username",
    }),
    hidden: flag.optional().meta({ description: "Only those that staff hide, or do not" }),
    ...span,
  },
  sortedBy: "number",
  item: listingLine,
});
