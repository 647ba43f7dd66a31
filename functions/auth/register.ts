import { newProfile, ownProfile } from "../../shared/domain/profile.ts";
import { authenticated } from "../../shared/http/endpoint.ts";
import { created } from "../../shared/http/reply.ts";
import { publishPhotos } from "../../shared/work/photos.ts";
import { endpoint } from "./deps.ts";

export const register = endpoint({
  id: "auth_register",
  method: "POST",
  path: "/auth/register",
  auth: authenticated,
  summary: "Create your profile after signing up.",
  request: { body: newProfile },
  response: { status: 201, schema: ownProfile },
  errors: ["CONFLICT", "UNAVAILABLE"],
  limit: "register",
  handler: async ({ body, caller, client, deps }) => {
    await publishPhotos(deps, caller.id, { photo_url: body.photo_url });
    return created(
      await client.call("api.auth_register", {
        ...body,
        email: caller.email,
        token_issued_at: caller.issuedAt,
      }),
    );
  },
});
