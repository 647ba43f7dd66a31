import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { jakartaDay } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { flag } from "../../shared/http/pagination.ts";

const figures = {
  mau: z.int().meta({
    description:
      "Active users of the 30 days that end with the day, or with the last day of the period",
  }),
  new_users: z.int(),
  transactions: z.int().meta({ description: "Paid orders" }),
  gmv: rupiah.meta({ description: "Sum of the item prices of paid orders" }),
  revenue: rupiah.meta({
    description: "Earned fees, boosts and commission minus promotions and claims",
  }),
};
const period = { from: jakartaDay, to: jakartaDay, ...figures };

export const analytics = endpoint({
  id: "admin_analytics",
  method: "GET",
  path: "/admin/analytics",
  title: "Get the analytics",
  description: "MAU, transactions, GMV and revenue of a period, beside the period before; the " +
    "last 30 days without one. `check=true` recounts every past day, which is slow.",
  auth: staff("ops_admin", "administrator"),
  request: {
    query: z.object({
      from: jakartaDay.optional(),
      to: jakartaDay.optional().meta({ description: "The last day, in Jakarta; included" }),
      check: flag.optional().meta({
        description: "Also recounts every past day of the period, which is slow; active users " +
          "only where their days are still kept",
      }),
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      ...period,
      previous: z.object(period).meta({ description: "The preceding period of the same length" }),
      change: z.object(figures).meta({ description: "This period minus the previous one" }),
      days: z.array(
        z.object({ day: jakartaDay, active_users: z.int(), ...figures }),
      ).meta({ description: "Oldest first; today is not final" }),
      differences: z.array(
        z.object({ day: jakartaDay, what: z.string(), kept: z.int(), counted: z.int() }),
      ).optional().meta({ description: "With check=true; empty when nothing differs" }),
    }).meta({ id: "Analytics" }),
  },
  reasons: ["period_invalid"],
  handler: ({ query: { check, ...span }, client }) =>
    client.call("api.admin_analytics", { ...span, check: check === "true" }),
});
