import { newProfile, ownProfile } from "../../shared/domain/profile.ts";
import { authenticated } from "../../shared/http/endpoint.ts";
import { publishPhotos } from "../../shared/work/photos.ts";
import { endpoint } from "./deps.ts";

export const register = endpoint({
  id: "auth_register",
  method: "POST",
  path: "/auth/register",
  title: "Register your profile",
  description: "Creates the profile of whoever signed up with Supabase Auth; until then other " +
    "endpoints answer 403, and `GET /auth/me` 404. A second profile or a taken username is 409. " +
    "Contact data in a field is 400, as is the username `system`. Next: `POST /auth/me/addresses`.",
  auth: authenticated,
  request: { body: newProfile },
  response: { status: 201, schema: ownProfile },
  reasons: [
    "already_registered",
    "photo_invalid",
    "photo_not_found",
    "storage_unavailable",
    "username_taken",
  ],
  limit: "register",
  handler: async ({ body, caller, client, deps }) => {
    await publishPhotos(deps, caller.id, { photo_url: body.photo_url });
    return await client.call("api.auth_register", {
      ...body,
      email: caller.email,
      token_issued_at: caller.issuedAt,
    });
  },
});
