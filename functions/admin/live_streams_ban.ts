import { staffLiveStream, streamId } from "../../shared/domain/live.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";

export const liveStreamsBan = endpoint({
  id: "admin_live_streams_ban",
  method: "PUT",
  path: "/admin/live-streams/:streamId/ban",
  title: "Ban a host",
  description: "Ends the host's streams and bars them from going live, also when the stream is " +
    "over. Undo it with `PUT /admin/accounts/{userId}/live-unban`.",
  auth: staff("ops_admin"),
  request: { params: { streamId } },
  response: { status: 200, schema: staffLiveStream },
  reasons: ["self_decision", "stream_not_found"],
  dryRun: true,
  enqueuesJobs: true,
  handler: ({ params, audit, client }) =>
    client.call("api.admin_live_streams_ban", { stream_id: params.streamId, audit }),
});
