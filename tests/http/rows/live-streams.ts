import { row } from "./row.ts";
import type { Row } from "./row.ts";
import type { Callers } from "../callers.ts";

const at = (end: string) => ({ stream_id }: Callers) => `/live-streams/${stream_id}${end}`;

export const liveStreams: Record<string, Row> = {
  live_streams_create: row("/live-streams", 201, { suspended: 403, seller: 409 }, {
    body: { title: "Drop Sabtu malam" },
  }),
  live_streams_list: row("/live-streams", 200),
  live_streams_get: row(at(""), 200),
  live_streams_start: row(at("/start"), 403, { seller: 409 }),
  live_streams_end: row(at("/end"), 403, { seller: 200 }),
  live_streams_pins: row(at("/pins"), 403, { seller: 200 }, {
    body: ({ free_listing_id }) => ({ pinned_listing_ids: [free_listing_id] }),
  }),
  live_streams_view: row(at("/view"), 200),
  live_streams_leave: row(at("/leave"), 200),
  live_streams_chat: row(at("/chat"), 201, { suspended: 403 }, {
    body: { text: "Masih ada?", type: "offer" },
  }),
  live_streams_messages: row(at("/chat"), 200),
};
