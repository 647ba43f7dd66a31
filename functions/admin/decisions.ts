import * as z from "zod";
import { rupiah } from "../../shared/domain/money.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

const who = { staff_id: z.uuid(), staff_username: z.string() };

export const decisions = endpoint({
  id: "admin_decisions",
  method: "GET",
  path: "/admin/decisions",
  title: "See what staff decide alone",
  description: "Of the last 30 days: the sums of each member of staff beside their daily limit, " +
    "and repeated decisions of one for the same user. At most 100 of each.",
  auth: staff("ops_admin", "administrator"),
  response: {
    status: 200,
    schema: z.object({
      staff: z.array(z.object({
        ...who,
        limit_name: z.string(),
        decisions: z.int(),
        day_amount: rupiah,
        day_limit: rupiah,
        month_amount: rupiah,
      })),
      repeats: z.array(z.object({
        ...who,
        user_id: z.uuid(),
        username: z.string(),
        decisions: z.int(),
        amount: rupiah,
        last_decided_at: wireTime,
      })),
    }).meta({ id: "Decisions", example: { staff: [], repeats: [] } }),
  },
  handler: ({ client }) => client.call("api.admin_decisions", {}),
});
