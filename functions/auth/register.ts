/** Someone who signed up becomes a person in the market. */
import { newProfile, ownProfile } from "../../shared/domain/profile.ts";
import { endpoint, newcomer } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";

export const register = endpoint({
  id: "auth_register",
  method: "POST",
  path: "/auth/register",
  auth: newcomer,
  summary: "Create your profile after signing up.",
  request: { body: newProfile },
  response: { status: 201, schema: ownProfile },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  handler: async ({ body, caller, door }) => {
    await door.call("auth_register_attempt", {});
    return created(
      await door.call("auth_register", {
        ...body,
        email: caller.email,
        token_issued_at: caller.issuedAt,
      }),
    );
  },
});
