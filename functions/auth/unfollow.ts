import { userId } from "../../shared/domain/profile.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { followed } from "./people.ts";

export const unfollow = endpoint({
  id: "auth_unfollow",
  method: "DELETE",
  path: "/auth/users/:id/follow",
  title: "Unfollow a user",
  description: "Their listings leave your list, and you are no longer told of streams. When you " +
    "do not follow the user, nothing changes.",
  auth: member,
  request: { params: { id: userId } },
  response: { status: 200, schema: followed.meta({ example: { followed_by_me: false } }) },
  reasons: ["user_not_found"],
  limit: "follows",
  handler: ({ params, client }) => client.call("api.auth_unfollow", { user_id: params.id }),
});
