import type { Row } from "./row.ts";
import type { World } from "../world.ts";

const at = (end: string) => ({ stream_id }: World) => ({
  path: `/live-streams/${stream_id}${end}`,
});

export const liveStreams: Record<string, Row> = {
  live_streams_create: {
    request: () => ({ path: "/live-streams", body: { title: "Drop Sabtu malam" } }),
    everyone: 201,
    but: { suspended: 403, seller: 409 },
  },
  live_streams_list: { request: () => ({ path: "/live-streams" }), everyone: 200 },
  live_streams_get: { request: at(""), everyone: 200 },
  live_streams_start: { request: at("/start"), everyone: 403, but: { seller: 409 } },
  live_streams_end: { request: at("/end"), everyone: 403, but: { seller: 200 } },
  live_streams_pins: {
    request: (world) => ({
      ...at("/pins")(world),
      body: { pinned_listing_ids: [world.free_listing_id] },
    }),
    everyone: 403,
    but: { seller: 200 },
  },
  live_streams_view: { request: at("/view"), everyone: 200 },
  live_streams_leave: { request: at("/leave"), everyone: 200 },
  live_streams_chat: {
    request: (world) => ({ ...at("/chat")(world), body: { text: "Masih ada?", type: "offer" } }),
    everyone: 201,
    but: { suspended: 403 },
  },
  live_streams_messages: { request: at("/chat"), everyone: 200 },
};
