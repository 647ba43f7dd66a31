/** The caller's own profile, with what only they may read of it. */
import { ownProfile } from "../../shared/domain/profile.ts";
import { endpoint, newcomer } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const me = endpoint({
  id: "auth_me",
  method: "GET",
  path: "/auth/me",
  auth: newcomer,
  summary: "Read your profile, standing, roles and addresses.",
  response: { status: 200, schema: ownProfile },
  refusals: ["NOT_FOUND"],
  handler: async ({ door }) => ok(await door.call("auth_me", {})),
});
