import { ownProfile, profileChanges } from "../../shared/domain/profile.ts";
import { endpoint, member } from "../../shared/http/endpoint.ts";
import { ok } from "../../shared/http/reply.ts";

export const update = endpoint({
  id: "auth_update",
  method: "PATCH",
  path: "/auth/me",
  auth: member,
  summary: "Change your profile. Null clears a field.",
  request: { body: profileChanges },
  response: { status: 200, schema: ownProfile },
  limit: "profile_changes",
  handler: async ({ body, client }) => ok(await client.call("api.auth_update", { changes: body })),
});
