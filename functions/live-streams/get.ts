import * as z from "zod";
import { liveStream, streamId } from "../../shared/domain/live.ts";
import { member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

export const get = endpoint({
  id: "live_streams_get",
  method: "GET",
  path: "/live-streams/:id",
  auth: member,
  summary: "Get a live stream, also an ended one.",
  request: { params: z.object({ id: streamId }) },
  response: { status: 200, schema: liveStream },
  handler: async ({ params, deps }) =>
    ok(await deps.db.anon.call("api.live_streams_get", { stream_id: params.id })),
});
