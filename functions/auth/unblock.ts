import { userId } from "../../shared/domain/profile.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { blocked } from "./people.ts";

export const unblock = endpoint({
  id: "auth_unblock",
  method: "DELETE",
  path: "/auth/users/:id/block",
  title: "Unblock a user",
  description: "Takes back your block; without one nothing changes. Follows do not come back.",
  auth: member,
  request: { params: { id: userId } },
  response: { status: 200, schema: blocked.meta({ example: { blocked_by_me: false } }) },
  reasons: ["user_not_found"],
  limit: "blocks",
  handler: ({ params, client }) => client.call("api.auth_unblock", { user_id: params.id }),
});
