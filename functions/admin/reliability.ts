import * as z from "zod";
import { type Signal, SIGNALS } from "../../shared/domain/reliability.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

/** docs/runbooks/signals.md has the remedy for each. */
export const signals = Object.fromEntries(
  Object.entries(SIGNALS).map(([name, description]) => [
    name,
    z.int().min(0).meta({ description, example: 0 }),
  ]),
) as Record<Signal, z.ZodInt>;

const dead = { id: z.uuid(), error: z.string().nullable(), dead_at: wireTime };

export const reliability = endpoint({
  id: "admin_reliability",
  method: "GET",
  path: "/admin/reliability",
  title: "Get the reliability signals",
  description: "Every known problem as a number, 0 without one, and the dead events and jobs to " +
    "redrive. `docs/runbooks/signals.md` says what to do about each.",
  auth: staff("ops_admin", "administrator"),
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
      since: z.record(z.string(), wireTime).meta({
        description: "Of the signals above 0: since when, where that is known",
      }),
      reconciled_until: wireTime.nullable().meta({
        description: "Up to then the ledger is compared with the payment provider's statement",
      }),
      clearing: z.array(z.object({
        account: z.enum(["payout_in_transit", "provider_cash", "suspense"]),
        unexplained: z.int().min(0).meta({ description: "Rupiah", example: 0 }),
        oldest_s: z.int().min(0).meta({ description: "Age of the oldest in seconds", example: 0 }),
        explained: z.number().meta({
          description: "Share of the turnover of thirty days",
          example: 1,
        }),
      })).meta({
        description: "Money that nothing explains, by the account that it passes through",
      }),
      dead_events: z.array(z.object({
        ...dead,
        seq: z.int(),
        type: z.string(),
        aggregate_id: z.uuid(),
      })),
      dead_jobs: z.array(z.object({ ...dead, kind: z.string(), key: z.string() })),
    }).meta({
      id: "Reliability",
      example: { off: [], since: {}, clearing: [], dead_events: [], dead_jobs: [] },
    }),
  },
  handler: ({ client }) => client.call("api.admin_reliability", {}),
});
