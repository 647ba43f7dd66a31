import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { jakartaDay } from "../../shared/domain/time.ts";
import { csv, format } from "./csv.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const figures = z.object({
  protection_fees: rupiah,
  commission: rupiah,
  boosts: rupiah,
  promotions: rupiah.meta({ description: "Cost of vouchers" }),
  claims: rupiah.meta({ description: "Cost of compensation" }),
  revenue: rupiah.meta({ description: "The first three minus promotions and claims" }),
  payout_fees: rupiah.meta({ description: "Withdrawal fees minus the fees of the provider" }),
  payment_fees: rupiah.meta({ description: "Fees of the payment provider" }),
  courier_adjustments: rupiah.meta({ description: "Quoted minus charged courier prices" }),
}).meta({ id: "RevenueFigures" });

export const revenue = endpoint({
  id: "admin_revenue",
  method: "GET",
  path: "/admin/revenue",
  title: "Get the revenue",
  description: "Fees, boosts and costs per day, week or month of Jakarta, as JSON or CSV; by " +
    "default the last 90 days. The totals are those of all rows.",
  auth: staff("administrator"),
  request: {
    query: z.object({
      by: z.enum(["day", "week", "month"]).default("day").meta({
        description: "The period that a row covers",
      }),
      from: jakartaDay.optional(),
      to: jakartaDay.optional().meta({ description: "The last day, in Jakarta; included" }),
      format,
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      by: z.string().meta({ example: "day" }),
      from: jakartaDay,
      to: jakartaDay,
      items: z.array(
        figures.extend({ period: jakartaDay.meta({ description: "First day of the period" }) }),
      ),
      totals: figures,
    }),
  },
  csv: true,
  handler: async ({ query: { format, ...span }, client }) => {
    const data = await client.call("api.admin_revenue", span) as {
      by: string;
      items: Record<string, unknown>[];
    };
    const columns = ["period", ...Object.keys(figures.shape)];
    return format === "csv" ? csv(`revenue-${data.by}`, columns, data.items) : data;
  },
});
