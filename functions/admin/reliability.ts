import * as z from "zod";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

/** A count, rupiah, or seconds (`_s`). */
const signal = (description: string) => z.int().min(0).meta({ description });

/** All 0 when nothing is wrong. functions/RUNBOOK.md describes what to do about each. */
export const signals = {
  oldest_unsent_event_s: signal("Age of the oldest event not yet delivered to the finance portal"),
  portal_down_s: signal("How long the finance portal has not answered"),
  payments_down_s: signal("How long work has waited for the payment provider"),
  shipping_down_s: signal("How long work has waited for the shipping provider"),
  mail_down_s: signal("How long e-mails have waited for the e-mail provider"),
  storage_down_s: signal("How long deletions have waited for the storage"),
  vision_down_s: signal("Since when the model has answered no photo"),
  oldest_unread_portal_event_s: signal(
    "Age of the oldest event of the finance portal that is not processed",
  ),
  dead_letters: signal("Dead events and jobs"),
  failing_jobs: signal("Jobs that failed at least five times and are still retried"),
  late_work_s: signal(
    "How late the next due work is: scheduled runs are missing or too few",
  ),
  overdue_deadlines: signal("Orders whose automatic transition is more than five minutes late"),
  stuck_leases: signal("Leases expired for over a minute whose work no worker took over"),
  ledger_drift: signal("Rupiah by which balances and entries of the last hour differ"),
  provider_drift: signal(
    "Unexplained rupiah between the payment provider's statement and our ledger",
  ),
  reconciliation_behind_s: signal(
    "How long the nightly comparison with the payment provider is overdue",
  ),
  parked_callbacks: signal("Callbacks with an unknown reference or not processed"),
  old_disputes: signal("Disputes open for more than three days"),
  uncounted_days: signal("Past days missing in analytics"),
  open_cases: signal("Open staff cases"),
  open_seller_reviews: signal("Open seller reviews requested by the finance portal"),
};

const dead = { id: z.uuid(), error: z.string().nullable(), dead_at: wireTime };

export const reliability = endpoint({
  id: "admin_reliability",
  method: "GET",
  path: "/admin/reliability",
  auth: staff("ops_admin", "administrator"),
  summary: "Get reliability signals (0 is good) and the dead events and jobs to redrive.",
  response: {
    status: 200,
    schema: z.object({
      ...signals,
      off: z.array(z.object({
        feature: z.enum(["mail", "portal", "push", "vision"]),
        missing: z.string().meta({ description: "The variable that is not set" }),
        since: wireTime,
        unsent: z.int().meta({
          description: "Events that wait for the portal, or e-mails of the last day that were " +
            "not written; at most 10,000 are counted",
        }),
      })).meta({ description: "What this deployment does without" }),
      reconciled_until: wireTime.nullable().meta({
        description: "Up to then the ledger is compared with the payment provider's statement",
      }),
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
