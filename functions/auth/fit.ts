import { fit as answer } from "../../shared/domain/fit.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const fit = endpoint({
  id: "auth_fit",
  method: "GET",
  path: "/auth/me/fit",
  title: "Get what fits you",
  description: "By category: the size and measurements of things that fit you. Only you see them.",
  auth: member,
  response: { status: 200, schema: answer },
  handler: async ({ client }) => ok(await client.call("api.auth_fit", {})),
});
