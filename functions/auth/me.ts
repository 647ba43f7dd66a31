import { ownProfile } from "../../shared/domain/profile.ts";
import { authenticated, endpoint } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const me = endpoint({
  id: "auth_me",
  method: "GET",
  path: "/auth/me",
  auth: authenticated,
  summary: "Get your profile, account status, roles and addresses.",
  response: { status: 200, schema: ownProfile },
  errors: ["NOT_FOUND"],
  handler: async ({ client }) => ok(await client.call("api.auth_me", {})),
});
