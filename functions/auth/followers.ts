import * as z from "zod";
import { seller as person } from "../../shared/domain/listing.ts";
import { userId } from "../../shared/domain/profile.ts";
import { wireTime } from "../../shared/domain/time.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { cursorPage, longCursorPageOf } from "../../shared/http/pagination.ts";

const follower = person.extend({ followed_at: wireTime });

export const followers = endpoint({
  id: "auth_followers",
  method: "GET",
  path: "/auth/users/:id/followers",
  title: "Count followers",
  description: "How many follow the user, counted to 10,000, and whether you do. For your own id " +
    "also who they are, the latest first; follow `next_cursor` to read on. 400 for a cursor with " +
    "an offset.",
  auth: member,
  request: { params: { id: userId }, query: z.object(cursorPage()) },
  response: {
    status: 200,
    schema: longCursorPageOf(follower).extend({
      count: z.int(),
      count_is_minimum: z.boolean().meta({ description: "There are more than count" }),
      followed_by_me: z.boolean(),
      items: z.array(follower).nullable().meta({
        description: "Your own followers, the latest first; null for another user",
      }),
    }),
  },
  reasons: ["user_not_found"],
  handler: ({ params, query, client }) =>
    client.call("api.auth_followers", { user_id: params.id, ...query }),
});
