import * as z from "zod";
import { decided } from "../../shared/domain/ktp.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, sortByTime, staffPage } from "../../shared/http/pagination.ts";

const pending = decided.extend({
  username: z.string(),
  full_name: z.string().nullable(),
  rejected_before: z.int().meta({ description: "Number of rejected submissions of this user" }),
}).meta({ id: "KtpWaiting" });

export const ktpPending = endpoint({
  id: "admin_ktp_pending",
  method: "GET",
  path: "/admin/ktp/pending",
  title: "List identity checks",
  description: "The pending ones, newest first, without photos. Next: `GET /admin/ktp/{id}`.",
  auth: staff("ops_admin"),
  request: {
    query: z.object({ sort: sortByTime, ...staffPage() }),
  },
  response: { status: 200, schema: longCursorPageOf(pending) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_ktp_pending", { filters, limit, offset }),
});
