/** Where the parcel is: what the carrier told us, step by step. */
import * as z from "zod";
import { wireTime } from "../../shared/domain/time.ts";
import { trackingLabel } from "../../shared/domain/tracking.ts";
import { member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

interface Tracked {
  status: string;
  history: { status: string; note: string | null; at: string }[];
}

export const track = endpoint({
  id: "shipping_track",
  method: "GET",
  path: "/shipping/track/:trackingNumber",
  auth: member,
  summary: "Track a parcel of one of your orders.",
  request: { params: z.object({ trackingNumber: z.string().min(1).max(64) }) },
  response: {
    status: 200,
    schema: z.object({
      tracking_number: z.string(),
      courier_code: z.string(),
      status: z.string(),
      status_label: z.string(),
      history: z.array(
        z.object({
          status: z.string(),
          status_label: z.string(),
          note: z.string().nullable(),
          at: wireTime,
        }),
      ),
    }).meta({ id: "Tracking" }),
  },
  refusals: ["NOT_FOUND"],
  handler: async ({ params, caller, deps }) => {
    const tracked: Tracked = await deps.db.as(caller).call("shipping_track", {
      tracking_number: params.trackingNumber,
    });
    const labelled = <T extends { status: string }>(step: T) => ({
      ...step,
      status_label: trackingLabel(step.status),
    });
    return ok({ ...labelled(tracked), history: tracked.history.map(labelled) });
  },
});
