import * as z from "zod";
import { wireTime } from "../../shared/domain/time.ts";
import { TRACKING_STATUSES, trackingLabel } from "../../shared/domain/tracking.ts";
import { member } from "../../shared/http/endpoint.ts";
import { askCarrier } from "../../shared/work/parcel.ts";
import { endpoint } from "./deps.ts";

interface Tracked {
  status: string;
  history: { status: string; note: string | null; at: string }[];
}

export const track = endpoint({
  id: "shipping_track",
  method: "GET",
  path: "/shipping/track/:trackingNumber",
  title: "Track a parcel",
  description: "The courier's status and history; the stored one when the courier is slow. 404 " +
    "unless the parcel belongs to one of your orders, or you are staff.",
  auth: member,
  request: {
    params: {
      trackingNumber: z.string().min(1).max(64).toUpperCase().meta({
        description: "The courier's number of the parcel, from the order",
        example: "JNE0098123456",
      }),
    },
  },
  response: {
    status: 200,
    schema: z.object({
      tracking_number: z.string(),
      courier_code: z.string(),
      status: z.string().meta({ examples: TRACKING_STATUSES }),
      status_label: z.string(),
      history: z.array(
        z.object({
          status: z.string().meta({ examples: TRACKING_STATUSES }),
          status_label: z.string().meta({ example: trackingLabel("confirmed") }),
          note: z.string().nullable().meta({ example: "Diterima oleh Rani" }),
          at: wireTime,
        }),
      ),
    }).meta({
      id: "Tracking",
      example: { status: "delivered", status_label: trackingLabel("delivered") },
    }),
  },
  reasons: ["parcel_not_found"],
  limit: "tracking",
  handler: async ({ params, client, deps }) => {
    const tracking_number = params.trackingNumber;
    const request = await client.call("internal.tracking_request", { tracking_number });
    await askCarrier(deps, request).catch((error) => deps.log("tracking_fetch_failed", { error }));
    const tracked = await client.call("api.shipping_track", { tracking_number }) as Tracked;
    const labelled = <T extends { status: string }>(step: T) => ({
      ...step,
      status_label: trackingLabel(step.status),
    });
    return { ...labelled(tracked), history: tracked.history.map(labelled) };
  },
});
