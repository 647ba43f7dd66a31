import * as z from "zod";
import { uuid } from "../../shared/domain/id.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";
import { blocked } from "./people.ts";

export const block = endpoint({
  id: "auth_block",
  method: "PUT",
  path: "/auth/users/:id/block",
  auth: member,
  summary: "Block a user: neither can order from, write to or follow the other.",
  request: { params: z.object({ id: uuid }) },
  response: { status: 200, schema: blocked },
  errors: ["NOT_FOUND", "FORBIDDEN"],
  limit: "blocks",
  handler: async ({ params, client }) =>
    ok(await client.call("api.auth_block", { user_id: params.id })),
});
