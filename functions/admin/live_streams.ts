import * as z from "zod";
import { staffLiveStream } from "../../shared/domain/live.ts";
import { endpoint, staff } from "../../shared/http/endpoint.ts";
import { longCursorPageOf, staffPage } from "../../shared/http/pagination.ts";

export const liveStreams = endpoint({
  id: "admin_live_streams",
  method: "GET",
  path: "/admin/live-streams",
  title: "List streams for staff",
  description: "Streams that are not over, newest first, with their messages counted. End one " +
    "with `PUT /admin/live-streams/{streamId}/end`.",
  auth: staff("ops_admin"),
  request: { query: z.object(staffPage()) },
  response: { status: 200, schema: longCursorPageOf(staffLiveStream) },
  handler: ({ query: { limit, offset, ...filters }, client }) =>
    client.call("api.admin_live_streams", { filters, limit, offset }),
});
