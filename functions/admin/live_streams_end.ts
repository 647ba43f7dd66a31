import { staffLiveStream, streamId } from "../../shared/domain/live.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const liveStreamsEnd = endpoint({
  id: "admin_live_streams_end",
  method: "PUT",
  path: "/admin/live-streams/:streamId/end",
  title: "End a user's stream",
  description: "Ends the stream of any user and tells them. 409 when it has ended.",
  auth: staff("ops_admin"),
  request: { params: { streamId } },
  response: { status: 200, schema: staffLiveStream },
  reasons: ["self_decision", "stream_ended", "stream_not_found"],
  dryRun: true,
  enqueuesJobs: true,
  handler: ({ params, audit, client }) =>
    client.call("api.admin_live_streams_end", { stream_id: params.streamId, audit }),
});
