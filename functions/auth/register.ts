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
  errors: ["CONFLICT", "RATE_LIMITED"],
  handler: async ({ body, caller, client }) => {
    await client.call("internal.count_registration_attempt", {});
    return created(
      await client.call("api.auth_register", {
        ...body,
        email: caller.email,
        token_issued_at: caller.issuedAt,
      }),
    );
  },
});
