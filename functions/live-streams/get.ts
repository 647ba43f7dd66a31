import { liveStream, streamId } from "../../shared/domain/live.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";
import { watched } from "./watched.ts";

export const get = endpoint({
  id: "live_streams_get",
  method: "GET",
  path: "/live-streams/:id",
  title: "Get a live stream",
  description: "One stream with its viewers and pinned listings, also after it has ended. 404 " +
    "when there is none, 403 after a block.",
  auth: member,
  request: { params: { id: streamId } },
  response: { status: 200, schema: liveStream },
  reasons: ["stream_not_found", "user_blocked"],
  handler: ({ params, caller, deps }) =>
    watched(deps, params.id, caller.id, "api.live_streams_get", {}),
});
