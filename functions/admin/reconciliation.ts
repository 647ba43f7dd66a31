import * as z from "zod";
import { difference, DIFFERENCE_COLUMNS } from "./schemas/difference.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { csv, listOrFile } from "./csv.ts";
import type { Listed } from "./csv.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, sortByTime, span, statusOf } from "../../shared/http/pagination.ts";

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
  title: "Get the reconciliation",
  description: "The provider's statement beside our ledger: the drift and the differences, as " +
    "JSON or CSV. Next: approve a correction.",
  auth: staff("administrator"),
  request: {
    query: listOrFile({
      status: statusOf("approved", "resolved", "reversed"),
      sort: sortByTime,
      ...span,
    }),
  },
  response: {
    status: 200,
    schema: longCursorPageOf(difference).extend({
      drift: rupiah.meta({ description: "Sum of the open differences" }),
      adjustments: z.object({
        balance: rupiah.meta({
          description: "Balance of the account; negative by the amount added to wallets",
        }),
        latest: z.array(adjustment).meta({ description: "At most 20, newest first" }),
      }),
      last_run_at: wireTime.nullable(),
    }),
  },
  csv: true,
  handler: async ({ query: { format, ...query }, client }) => {
    const data = await client.call("api.admin_reconciliation", { query }) as Listed;
    if (format === "json") return data;
    return csv("differences", DIFFERENCE_COLUMNS, data.items, data);
  },
});
