import { liveStream, newLiveStream } from "../../shared/domain/live.ts";
import { active } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";
import { endpoint } from "./deps.ts";

export const create = endpoint({
  id: "live_streams_create",
  method: "POST",
  path: "/live-streams",
  auth: active,
  summary: "Go live now, or announce a stream for later.",
  request: { body: newLiveStream },
  response: { status: 201, schema: liveStream },
  limit: "live_streams",
  enqueuesJobs: true,
  handler: async ({ body, client, deps }) =>
    created(await client.call("api.live_streams_create", { stream: body, brand: deps.brandName })),
});
