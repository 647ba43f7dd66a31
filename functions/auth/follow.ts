import { userId } from "../../shared/domain/profile.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { followed } from "./people.ts";

export const follow = endpoint({
  id: "auth_follow",
  method: "PUT",
  path: "/auth/users/:id/follow",
  title: "Follow a user",
  description: "Their listings are in `GET /listings/following`, and you are told when their " +
    "stream starts. A repeat changes nothing. 409 when you follow too many, 403 for " +
    "yourself and after a block.",
  auth: active,
  request: { params: { id: userId } },
  response: { status: 200, schema: followed },
  reasons: ["self_follow", "too_many_follows", "user_blocked", "user_not_found"],
  limit: "follows",
  handler: ({ params, client }) => client.call("api.auth_follow", { user_id: params.id }),
});
