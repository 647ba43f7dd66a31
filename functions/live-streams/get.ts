import * as z from "zod";
import { liveStream, streamId } from "../../shared/domain/live.ts";
import { member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

export const get = endpoint({
  id: "live_streams_get",
  method: "GET",
  path: "/live-streams/:id",
  title: "Get a live stream",
  description: "One stream with its viewers and pinned listings, also after it has ended. 404 " +
    "when there is none.",
  auth: member,
  request: { params: z.object({ id: streamId }) },
  response: { status: 200, schema: liveStream },
  reasons: ["stream_not_found"],
  handler: async ({ params, deps }) =>
    ok(await deps.db.anon.call("api.live_streams_get", { stream_id: params.id })),
});
