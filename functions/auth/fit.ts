import { fit as answer } from "../../shared/domain/fit.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";

export const fit = endpoint({
  id: "auth_fit",
  method: "GET",
  path: "/auth/me/fit",
  title: "Get what fits you",
  description: "By category: the size and measurements of things that fit you. Only you see them.",
  auth: member,
  response: { status: 200, schema: answer },
  handler: ({ client }) => client.call("api.auth_fit", {}),
});
