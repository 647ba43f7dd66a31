import { ownProfile, profileChanges } from "../../shared/domain/profile.ts";
import { member } from "../../shared/http/endpoint.ts";
import { publishPhotos } from "../../shared/work/photos.ts";
import { endpoint } from "./deps.ts";

export const update = endpoint({
  id: "auth_update",
  method: "PATCH",
  path: "/auth/me",
  title: "Change your profile",
  description: "Changes the fields that you send; null clears one. Works while suspended; " +
    "`photo` and `location` are old names of `photo_url` and `city`.",
  auth: member,
  request: { body: profileChanges },
  response: { status: 200, schema: ownProfile },
  reasons: [
    "photo_invalid",
    "photo_not_found",
    "storage_unavailable",
    "vacation_invalid",
  ],
  limit: "profile_changes",
  handler: async ({ body, caller, client, deps }) => {
    await publishPhotos(deps, caller.id, { photo_url: body.photo_url });
    return await client.call("api.auth_update", { changes: body });
  },
});
