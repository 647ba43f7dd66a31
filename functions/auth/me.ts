import { ownProfile } from "../../shared/domain/profile.ts";
import { authenticated, endpoint } from "../../shared/http/endpoint.ts";

export const me = endpoint({
  id: "auth_me",
  method: "GET",
  path: "/auth/me",
  title: "Get your profile",
  description: "Your profile with account status, roles and addresses, the primary one first. " +
    "404 until you have called `POST /auth/register`.",
  auth: authenticated,
  response: { status: 200, schema: ownProfile },
  reasons: ["profile_not_found"],
  handler: ({ client }) => client.call("api.auth_me", {}),
});
