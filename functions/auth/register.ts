import { newProfile, ownProfile } from "../../shared/domain/profile.ts";
import { authenticated, endpoint } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

export const register = endpoint({
  id: "auth_register",
  method: "POST",
  path: "/auth/register",
  auth: authenticated,
  summary: "Create your profile after signing up.",
  request: { body: newProfile },
  response: { status: 201, schema: ownProfile },
  errors: ["CONFLICT"],
  limit: "register",
  handler: async ({ body, caller, client }) =>
    created(
      await client.call("api.auth_register", {
        ...body,
        email: caller.email,
        token_issued_at: caller.issuedAt,
      }),
    ),
});
