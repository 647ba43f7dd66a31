/** Staff see what may have gone wrong without anybody noticing. functions/RUNBOOK.md says what to do about each. */
import * as z from "zod";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

/** A count, of rupiah, or of seconds where its name says so. */
const signal = (description: string) => z.int().min(0).meta({ description });

/** Every one is 0 when all is well. */
export const signals = {
  oldest_unsent_event_s: signal("Age of the oldest event that the finance portal does not have"),
  portal_down_s: signal("How long the finance portal has not answered"),
  oldest_unread_portal_event_s: signal("Age of the oldest event of the portal not acted on"),
  dead_letters: signal("Events and jobs that were given up"),
  failing_jobs: signal("Jobs that failed five times and go on trying"),
  late_work_s: signal(
    "How late the next due work is: scheduled runs do not come, or do not suffice",
  ),
  overdue_deadlines: signal("Orders that time should have moved more than five minutes ago"),
  stuck_leases: signal("Leases that ran out over a minute ago, their work taken up by nobody"),
  ledger_drift: signal("Rupiah by which balances and entries of the last hour disagree"),
  provider_drift: signal(
    "Rupiah by which the payment provider's books and ours differ, unexplained",
  ),
  parked_callbacks: signal("Callbacks whose reference is unknown, or that nobody acted on"),
  old_disputes: signal("Disputes that nobody decided for three days"),
  uncounted_days: signal("Days that are over, and in no analytics yet"),
  open_cases: signal("Cases that wait for a person"),
  open_seller_reviews: signal("Sellers whom the finance portal asks ops to look at"),
};

const dead = { id: z.uuid(), error: z.string().nullable(), dead_at: wireTime };

export const reliability = endpoint({
  id: "admin_reliability",
  method: "GET",
  path: "/admin/reliability",
  auth: staff("ops_admin", "administrator"),
  summary: "Read the signals of trouble (0 is well), and the dead letters to redrive.",
  response: {
    status: 200,
    schema: z.object({
      ...signals,
      dead_events: z.array(z.object({
        ...dead,
        seq: z.int(),
        type: z.string(),
        aggregate_id: z.uuid(),
      })),
      dead_jobs: z.array(z.object({ ...dead, kind: z.string(), key: z.string() })),
    }).meta({ id: "Reliability" }),
  },
  handler: async ({ client }) => ok(await client.call("api.admin_reliability", {})),
});
