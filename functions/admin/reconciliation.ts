/** Staff read by how much the provider's books and ours differ, and where. */
import * as z from "zod";
import {
  difference,
  DIFFERENCE_COLUMNS,
  DIFFERENCE_STATUSES,
} from "../../shared/domain/difference.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { csv, format } from "../../shared/http/csv.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

const adjustment = z.object({
  user_id: z.uuid(),
  amount: rupiah,
  actor_id: z.uuid(),
  reason: z.string().nullable(),
  request_id: z.string().nullable(),
  at: wireTime,
});

export const reconciliation = endpoint({
  id: "admin_reconciliation",
  method: "GET",
  path: "/admin/reconciliation",
  auth: staff("administrator"),
  summary: "Read the drift between the provider's books and ours, and the differences behind it.",
  request: {
    query: z.object({ status: z.enum(DIFFERENCE_STATUSES).optional(), format, ...page() }),
  },
  response: {
    status: 200,
    schema: pageOf(difference).extend({
      drift: rupiah.meta({ description: "Sum of the open differences" }),
      adjustments: z.object({
        balance: rupiah.meta({
          description: "Of the account: below zero by what wallets were given",
        }),
        latest: z.array(adjustment).meta({ description: "At most 20, newest first" }),
      }),
      last_run_at: wireTime.nullable(),
    }),
  },
  csv: true,
  handler: async ({ query: { format, ...query }, door }) => {
    const data = await door.call("admin_reconciliation", { status: null, ...query });
    return format === "csv" ? csv("differences", DIFFERENCE_COLUMNS, data.items) : ok(data);
  },
});
