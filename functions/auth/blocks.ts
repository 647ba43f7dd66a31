import * as z from "zod";
import { seller as person } from "../../shared/domain/listing.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { cursorPage, cursorPageOf } from "../../shared/http/pagination.ts";

export const blocks = endpoint({
  id: "auth_blocks",
  method: "GET",
  path: "/auth/me/blocks",
  title: "List whom you block",
  description: "The users that you have blocked, the latest first; nobody else reads it. Follow " +
    "`next_cursor` to read on; 400 for a broken cursor, or one with an offset.",
  auth: member,
  request: { query: z.object(cursorPage()) },
  response: { status: 200, schema: cursorPageOf(person.extend({ blocked_at: wireTime })) },
  handler: ({ query, client }) => client.call("api.auth_blocks", query),
});
