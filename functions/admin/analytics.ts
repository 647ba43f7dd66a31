/** Staff read how the market does: people, sales and earnings over a period, by day, beside the period before. */
import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { jakartaDay } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { flag } from "../../shared/http/pagination.ts";
import { ok } from "../../shared/http/reply.ts";

const figures = {
  mau: z.int().meta({
    description: "People who called in the 30 days up to here; of a period: to its last day",
  }),
  new_users: z.int(),
  transactions: z.int().meta({ description: "Orders paid" }),
  gmv: rupiah.meta({ description: "Their item prices" }),
  revenue: rupiah.meta({
    description: "Earned fees, boosts and commission, less promotions and claims",
  }),
};
const period = { from: jakartaDay, to: jakartaDay, ...figures };

export const analytics = endpoint({
  id: "admin_analytics",
  method: "GET",
  path: "/admin/analytics",
  auth: staff("ops_admin", "administrator"),
  summary: "Read MAU, transactions, GMV and revenue: the last 30 days unless told otherwise.",
  request: {
    query: z.object({
      from: jakartaDay.optional(),
      to: jakartaDay.optional().meta({ description: "Included" }),
      check: flag.optional().meta({
        description: "Also counts every closed day of the period anew, which takes its time",
      }),
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      ...period,
      previous: z.object(period).meta({ description: "The period of the same length before" }),
      change: z.object(figures).meta({ description: "This period less the previous one" }),
      days: z.array(
        z.object({ day: jakartaDay, active_users: z.int(), ...figures }),
      ).meta({ description: "Oldest first. Today still counts" }),
      differences: z.array(
        z.object({ day: jakartaDay, what: z.string(), kept: z.int(), counted: z.int() }),
      ).optional().meta({ description: "With check=true: empty when all is well" }),
    }).meta({ id: "Analytics" }),
  },
  handler: async ({ query: { from = null, to = null, check }, client }) =>
    ok(await client.call("api.admin_analytics", { from, to, check: check === "true" })),
});
