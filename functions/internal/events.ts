import * as z from "zod";
import { envelope } from "../../shared/domain/events.ts";
import { page } from "../../shared/http/pagination.ts";
import { bySignature, endpoint } from "./deps.ts";

const count = z.string().regex(/^\d{1,15}$/, "must be a whole number, 0 or more").transform(Number);
const MAX_EVENTS = 1000;

export const events = endpoint({
  id: "internal_events",
  method: "GET",
  path: "/internal/events",
  title: "List events",
  description: "Events after a sequence number, oldest first, delivered or not, for a portal " +
    "that catches up; 400 days after its delivery an event is deleted. Ask again with the `seq` " +
    "of the last event until the list is empty.",
  ...bySignature("query"),
  request: {
    query: z.object({
      after_seq: count.default(0).meta({
        description: "Only events after this sequence number; 0 for all",
      }),
      limit: page(100, MAX_EVENTS).limit,
    }),
  },
  response: {
    status: 200,
    schema: z.object({
      events: z.array(envelope),
      last_seq: z.int().meta({
        description:
          "The highest sequence number of all events, also beyond this page; without gaps",
      }),
    }),
  },
  reasons: ["feature_off"],
  handler: ({ query: { after_seq, limit }, deps }) =>
    deps.db.service.call("api.internal_events", { after_seq, limit }),
});
