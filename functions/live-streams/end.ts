import { liveStream, streamId } from "../../shared/domain/live.ts";
import { member } from "../../shared/http/endpoint.ts";
import { endpoint } from "./deps.ts";

export const end = endpoint({
  id: "live_streams_end",
  method: "PUT",
  path: "/live-streams/:id/end",
  title: "End a stream",
  description: "Ends your stream, or cancels an announced one. 409 when it has ended already.",
  auth: member,
  request: { params: { id: streamId } },
  response: { status: 200, schema: liveStream.meta({ example: { status: "ended" } }) },
  reasons: ["not_the_host", "stream_ended", "stream_not_found"],
  limit: "live_streams",
  handler: ({ params, client }) => client.call("api.live_streams_end", { stream_id: params.id }),
});
