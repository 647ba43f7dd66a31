import * as z from "zod";
import { liveStream, pinnedListingIds, streamId } from "../../shared/domain/live.ts";
import { active } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const pins = endpoint({
  id: "live_streams_pins",
  method: "PUT",
  path: "/live-streams/:id/pins",
  title: "Pin listings",
  description: "Replaces the listings shown with your stream: at most 20 of your own that are " +
    "for sale. 409 when it has ended.",
  auth: active,
  request: {
    params: { id: streamId },
    body: z.object({ pinned_listing_ids: pinnedListingIds })
      .meta({ example: { pinned_listing_ids: ["0fc4dfc4-feb3-4154-820f-22308900bf02"] } }),
  },
  response: { status: 200, schema: liveStream },
  reasons: ["not_the_host", "pin_not_possible", "stream_ended", "stream_not_found"],
  limit: "live_streams",
  handler: ({ params, body, client }) =>
    client.call("api.live_streams_pins", { stream_id: params.id, ...body }),
});
