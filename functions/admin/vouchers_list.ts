import * as z from "zod";
import { voucher } from "./schemas/voucher.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { flag, longCursorPageOf, staffPage } from "../../shared/http/pagination.ts";

export const vouchersList = endpoint({
  id: "admin_vouchers_list",
  method: "GET",
  path: "/admin/vouchers",
  title: "List vouchers",
  description: "Newest first, with how often each was used. Switch one off with `PATCH " +
    "/admin/vouchers/{id}`.",
  auth: staff("administrator"),
  request: {
    query: z.object({
      code: z.string().max(40).optional().meta({ description: "Only the voucher with this code" }),
      active: flag.optional().meta({
        description: "`true`: only those switched on, `false`: only those switched off",
      }),
      ...staffPage(),
    }),
  },
  response: { status: 200, schema: longCursorPageOf(voucher) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_vouchers_list", { filters, limit, offset }),
});
