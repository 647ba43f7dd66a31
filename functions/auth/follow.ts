import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { active, endpoint } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { followed } from "./people.ts";

export const follow = endpoint({
  id: "auth_follow",
  method: "PUT",
  path: "/auth/users/:id/follow",
  auth: active,
  summary: "Follow a user.",
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: followed },
  errors: ["NOT_FOUND", "FORBIDDEN", "CONFLICT"],
  limit: "follows",
  handler: async ({ params, client }) =>
    ok(await client.call("api.auth_follow", { user_id: params.id })),
});
