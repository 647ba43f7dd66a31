import { liveStream, streamId } from "../../shared/domain/live.ts";
import { active } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const start = endpoint({
  id: "live_streams_start",
  method: "PUT",
  path: "/live-streams/:id/start",
  title: "Start a stream",
  description: "Takes your announced stream on air. 409 unless it is upcoming, 403 for another's " +
    "stream.",
  auth: active,
  request: { params: { id: streamId } },
  response: { status: 200, schema: liveStream },
  reasons: [
    "identity_in_review",
    "identity_not_verified",
    "live_banned",
    "not_the_host",
    "stream_not_found",
    "stream_not_upcoming",
  ],
  limit: "live_streams",
  enqueuesJobs: true,
  handler: async ({ params, client, deps }) => {
    const args = { stream_id: params.id, brand: deps.brandName };
    return await client.call("api.live_streams_start", args);
  },
});
