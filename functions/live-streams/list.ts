import * as z from "zod";
import { liveStatus, liveStream } from "../../shared/domain/live.ts";
import { member } from "../../shared/http/endpoint.ts";
import { page, pageOf } from "../../shared/http/pagination.ts";
import { endpoint } from "./deps.ts";

export const list = endpoint({
  id: "live_streams_list",
  method: "GET",
  path: "/live-streams",
  title: "List live streams",
  description: "Streams on air and announced ones, newest first; `status` selects one. Next: " +
    "`POST /live-streams/{id}/view`.",
  auth: member,
  request: {
    query: z.object({
      status: liveStatus.optional().meta({ description: "Default: live and upcoming" }),
      ...page(),
    }),
  },
  response: { status: 200, schema: pageOf(liveStream) },
  handler: ({ query, deps }) => deps.db.anon.call("api.live_streams_list", query),
});
