import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { jakartaDay } from "../../shared/domain/time.ts";
import { csv, format } from "./csv.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

const figures = z.object({
  protection_fees: rupiah,
  commission: rupiah,
  boosts: rupiah,
  promotions: rupiah.meta({ description: "Paid for vouchers" }),
  claims: rupiah.meta({ description: "Paid for what went wrong" }),
  revenue: rupiah.meta({ description: "The first three less promotions and claims" }),
  payout_fees: rupiah.meta({ description: "Kept of withdrawals, less what the provider kept" }),
  payment_fees: rupiah.meta({ description: "Kept by the provider" }),
  courier_adjustments: rupiah.meta({ description: "Quoted less charged by couriers" }),
}).meta({ id: "RevenueFigures" });

export const revenue = endpoint({
  id: "admin_revenue",
  method: "GET",
  path: "/admin/revenue",
  auth: staff("administrator"),
  summary: "Read the market's revenue per day, week or month.",
  request: {
    query: z.object({
      by: z.enum(["day", "week", "month"]).default("day"),
      from: jakartaDay.optional(),
      to: jakartaDay.optional().meta({ description: "Included" }),
      format,
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      by: z.string(),
      from: jakartaDay,
      to: jakartaDay,
      items: z.array(
        figures.extend({ period: jakartaDay.meta({ description: "Its first day" }) }),
      ),
      totals: figures,
    }),
  },
  csv: true,
  handler: async ({ query: { format, ...span }, client }) => {
    const data = await client.call("api.admin_revenue", { from: null, to: null, ...span }) as {
      by: string;
      items: Record<string, unknown>[];
    };
    const columns = ["period", ...Object.keys(figures.shape)];
    return format === "csv" ? csv(`revenue-${data.by}`, columns, data.items) : ok(data);
  },
});
