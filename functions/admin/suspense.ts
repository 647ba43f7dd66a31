/** Staff read the money that came and fits nothing. */
import * as z from "zod";
import { parked } from "../../shared/domain/suspense.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

export const suspense = endpoint({
  id: "admin_suspense",
  method: "GET",
  path: "/admin/suspense",
  auth: staff("administrator"),
  summary: "List money in suspense, newest first.",
  request: {
    query: z.object({ status: z.enum(["open", "resolved"]).default("open"), ...page() }),
  },
  response: { status: 200, schema: pageOf(parked) },
  handler: async ({ query, door }) => ok(await door.call("admin_suspense", query)),
});
