import { streamId } from "../../shared/domain/live.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import { viewerCount } from "./viewers.ts";

export const leave = endpoint({
  id: "live_streams_leave",
  method: "POST",
  path: "/live-streams/:id/leave",
  title: "Leave a stream",
  description: "Counts one viewer less, never below 0. 409 when the stream has ended.",
  auth: member,
  request: { params: { id: streamId } },
  response: { status: 200, schema: viewerCount },
  reasons: ["stream_ended", "stream_not_found"],
  limit: "view_leave",
  batched: true,
  handler: async ({ params, caller, deps }) => ({
    viewers: await deps.countViewer(params.id, { user_id: caller.id, step: -1 }),
  }),
});
