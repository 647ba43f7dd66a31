import { userId } from "../../shared/domain/profile.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { blocked } from "./people.ts";

export const block = endpoint({
  id: "auth_block",
  method: "PUT",
  path: "/auth/users/:id/block",
  title: "Block a user",
  description: "Neither of you can order from the other, make the other an offer, write to the " +
    "other or in the other's chat, or follow the other. Follows and offers end, open orders go on; " +
    "the user is not told of the block.",
  auth: member,
  request: { params: { id: userId } },
  response: { status: 200, schema: blocked },
  reasons: ["self_block", "user_not_found"],
  limit: "blocks",
  handler: ({ params, client }) => client.call("api.auth_block", { user_id: params.id }),
});
