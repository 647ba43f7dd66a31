import * as z from "zod";
import { staffLiveStream, streamId } from "../../shared/domain/live.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const liveStreamsBan = endpoint({
  id: "admin_live_streams_ban",
  method: "PUT",
  path: "/admin/live-streams/:streamId/ban",
  auth: staff("ops_admin"),
  summary: "Ban the host of a stream from live streams and end their streams.",
  request: { params: z.object({ streamId }) },
  response: { status: 200, schema: staffLiveStream },
  dryRun: true,
  enqueuesJobs: true,
  handler: async ({ params, audit, client }) =>
    ok(await client.call("api.admin_live_streams_ban", { stream_id: params.streamId, audit })),
});
