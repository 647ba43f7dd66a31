import * as z from "zod";
import { chargeback } from "../../shared/domain/chargeback.ts";
import { orderKey } from "../../shared/domain/id.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, sortByTime, staffPage, statusOf } from "../../shared/http/pagination.ts";

export const chargebacks = endpoint({
  id: "admin_chargebacks",
  method: "GET",
  path: "/admin/chargebacks",
  title: "List chargebacks",
  description: "Payments that a card issuer, bank or e-wallet takes back, those without a " +
    "decision by default. Next: `POST /admin/chargebacks/{id}/decide`.",
  auth: staff("ops_admin"),
  request: {
    query: z.object({
      status: statusOf("closed"),
      order: orderKey.optional(),
      sort: sortByTime,
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(chargeback) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_chargebacks", { filters, limit, offset }),
});
