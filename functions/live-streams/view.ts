import { streamId } from "../../shared/domain/live.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import { viewerCount } from "./viewers.ts";

export const view = endpoint({
  id: "live_streams_view",
  method: "POST",
  path: "/live-streams/:id/view",
  title: "Join a stream",
  description: "Counts one more viewer for every call, so call it once per visit. 409 when the " +
    "stream has ended; call `leave` when the viewer goes. 403 after a block.",
  auth: member,
  request: { params: { id: streamId } },
  response: { status: 200, schema: viewerCount },
  reasons: ["stream_ended", "stream_not_found", "user_blocked"],
  limit: "view_leave",
  batched: true,
  handler: async ({ params, caller, deps }) => ({
    viewers: await deps.countViewer(params.id, { user_id: caller.id, step: 1 }),
  }),
});
